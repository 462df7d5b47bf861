import { globSync } from 'node:fs'
import path from 'node:path'
import { commentLinesOf, functionsOf, lines, product, sources } from './sources.mjs'

export const MOST = { files: 60, lines: 300, functionLines: 60, comments: 0.04 }
export const LARGE_ON_PURPOSE = ['lib', 'ui']

/** Files of each folder that stand in it itself, tests too, the fullest first. */
export function roomSizes() {
  const files = globSync('src/*/**/*', { withFileTypes: true }).filter((entry) => entry.isFile())
  return Object.entries(Object.groupBy(files, ({ parentPath }) => path.relative('src', parentPath)))
    .map(([room, { length }]) => ({ room, length }))
    .sort((one, other) => other.length - one.length)
}

export function findCrowdedRooms() {
  return roomSizes()
    .filter(({ room, length }) => length > MOST.files && !LARGE_ON_PURPOSE.includes(room))
    .map(({ room, length }) => `${room}: ${length} files`)
}

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
