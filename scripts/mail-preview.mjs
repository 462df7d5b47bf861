import { readFlags } from './flags.mjs'

const { values } = readFlags(
  `npm run mail:preview: every letter that the shop sends, in both languages, as a page and as text,
on http://localhost:4321. A changed letter or text shows at the next look.

What it shows are the examples of tests/letters, written by the shop's own functions: one file a room,
which exports letters(language). Nothing is sent, and no shop need run. Ctrl-C ends it.

  --port <number>   another port
  --help            this page

More: docs/workshop.md`,
  { options: { port: { type: 'string', default: '4321' } } },
)

await import('./bootstrap.mjs')
const { showLetters } = await import('./show-letters.mjs')
await showLetters(Number(values.port))
