import { commentLinesOf, functionsOf, lines, product, sources } from './sources.mjs'

export const MOST = { lines: 300, functionLines: 60, comments: 0.04 }

export function fileLengths() {
  return sources(/\.(tsx?|mjs|css)$/).map(({ file, text }) => ({ file, length: lines(text) }))
}

export function findLongFiles() {
  return fileLengths()
    .filter(({ length }) => length > MOST.lines)
    .map(({ file, length }) => `${file}: ${length} lines`)
}

/** By every line from the head to the last brace; the tests' own are as long as their stories. */
export function findLongFunctions() {
  return product()
    .flatMap(functionsOf)
    .filter(({ length }) => length > MOST.functionLines)
    .map(({ file, name, length }) => `${file}: ${name} has ${length} lines`)
}

export function findTooManyComments() {
  const share = commentShare()
  return share > MOST.comments ? [`${(share * 100).toFixed(2)} % of the lines have a comment`] : []
}

/** Of what the shop runs: tests, which have few, would hide it. */
export function commentShare() {
  const sum = (count) => product().reduce((total, source) => total + count(source), 0)
  return sum(commentLinesOf) / sum(({ text }) => lines(text))
}
