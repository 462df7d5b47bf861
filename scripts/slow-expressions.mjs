import { analyse } from 'scslre'
import { lines, product, walk } from './sources.mjs'

/** A text twice as long takes these four times as long; what bounds the text. */
const BOUNDED = {
  'src/accounts/guessable.server.ts': 'a password, cut at 256 characters, and names',
  'src/back-office/mail-pieces.ts': 'an e-mail',
  'src/lib/letter.server.ts': 'a letter, whose < are our own, and what one person typed into it',
  'src/lib/open-api.server.ts': 'the paths of our own calls',
  'src/lib/store-settings.server.ts': 'a setting',
  'src/lib/traces.server.ts': 'a setting',
  'src/metrics/trouble.ts': 'what a browser tells, cut before',
  'src/parcels/numbers.ts': 'a cell that the team pastes',
  'src/promo-codes/promo-code.ts': 'an e-mail',
}

/** Each regular expression of the shop that is slower than its text is long, unless the text is bounded. */
export function findSlowExpressions() {
  const found = product().flatMap(slowIn)
  const named = new Set(found.map(({ file }) => file))
  return [
    ...found.filter(({ file, isExponential }) => isExponential || !(file in BOUNDED)).map(({ words }) => words),
    ...Object.keys(BOUNDED)
      .filter((file) => !named.has(file))
      .map((file) => `${file}: has no slow expression any more`),
  ]
}

function slowIn({ file, text, program }) {
  const found = []
  walk(program, (node) => {
    if (!node.regex) return
    const { pattern: source, flags } = node.regex
    for (const { exponential: isExponential } of analyse({ source, flags }).reports) {
      const pace = isExponential ? 'exponential' : 'the square of its text'
      found.push({ file, isExponential, words: `${file}:${lines(text.slice(0, node.start))}: ${pace}: ${node.raw}` })
    }
  })
  return found
}
