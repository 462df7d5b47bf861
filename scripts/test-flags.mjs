import { readFlags } from './flags.mjs'

/** What `npm test` was told. */
export const readTestFlags = () =>
  readFlags(
    `npm test [-- <flags> <files>]: every check of the shop, or some.

  <files>             only the tests in files whose paths contain this: src/cart,
                      tests/journeys/cart.spec.ts
  -g, --grep <words>  only the tests whose names have these words
  --only <checks>     only these, with commas: types, lint, build, tables, unit, journeys, start, faults,
                      long. Where files are named, theirs is found by itself
  --headed            journeys in a window, one at a time: needs a whole Chromium and a display
  --trace             journeys are recorded: test-results/*/trace.zip
  --slowest           the ten files of each kind that took longest, in seconds
  --long              the long checks too, and journeys in both languages
  --seed <number>     where a long test draws by chance, what it begins from: fuzz, sequences
  --count <number>    and how often it draws
  --help              this page

npm test -- src/cart/cart.test.ts -g "joins"
npm test -- tests/journeys/cart.spec.ts -g "undo" --trace
npm run test:long -- fuzz --seed 7 --count 1000000
npx playwright show-trace --port 0 test-results/<journey>/trace.zip

More: docs/workshop.md`,
    {
      options: {
        only: { type: 'string' },
        grep: { type: 'string', short: 'g' },
        headed: { type: 'boolean', default: false },
        trace: { type: 'boolean', default: false },
        slowest: { type: 'boolean', default: false },
        long: { type: 'boolean', default: false },
        seed: { type: 'string' },
        count: { type: 'string' },
      },
      allowPositionals: true,
    },
  )
