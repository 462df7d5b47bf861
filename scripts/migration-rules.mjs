// What a migration may do while the release before goes on serving, as far as its text tells.
import { sources } from './sources.mjs'

/** Those before it are older than the rule. */
const FIRST = 124
const STOPS = /^-- Stops the release before: \S/

const BODIES = /\bcreate\s+(?:or\s+replace\s+)?(?:function|procedure)\b.*?\$(\w*)\$.*?\$\1\$/gs
const COMMENTS = /--.*$/gm
const TAKEN_AWAY = /\b(?:drop\s+(?:table|column|view|type|function|procedure|sequence)\b|rename\b).*$/gm
const HARDER = /\balter\s+column\s+\w+\s+(?:(?:set\s+data\s+)?type|set\s+not\s+null|drop\s+default)\b.*$/gm
const ADDED = /\badd\s+column\s+(?:if\s+not\s+exists\s+)?[^,;]*\bnot\s+null\b[^,;]*/g
const LET_GO = /\bdrop\s+constraint\s+(?:if\s+exists\s+)?(\w+)/g
const UNIQUE_GONE = /\bdrop\s+index\s+(?:if\s+exists\s+)?(\w+)/g

const numberOf = (file) => Number(/(\d+)-[^/]*\.sql$/.exec(file)?.[1])

/** Columns, tables and rules that the release before writes by have to stay as it knows them. */
export function findUnfitMigrations() {
  const all = sources(/^db\/migrations\/\d+.*\.sql$/)
  const everything = all.map(({ text }) => text).join('\n')
  return all
    .filter(({ file, text }) => numberOf(file) >= FIRST && !STOPS.test(text))
    .flatMap(({ file, text }) => unfitIn(text, everything).map((what) => `${file}: ${what.trim()}`))
}

function unfitIn(whole, everything) {
  const text = whole.replace(COMMENTS, '').replace(BODIES, '').toLowerCase()
  const found = (pattern, isUnfit = () => true) => [...text.matchAll(pattern)].filter(isUnfit).map(([what]) => what)
  const isWritten = (pattern, where = text) => new RegExp(pattern, 'i').test(where)
  return [
    ...found(TAKEN_AWAY),
    ...found(HARDER),
    ...found(ADDED, ([what]) => !/\b(default|generated)\b/.test(what)),
    ...found(LET_GO, ([, name]) => !isWritten(`add\\s+constraint\\s+${name}\\s+check`)),
    ...found(UNIQUE_GONE, ([, name]) => isWritten(`create\\s+unique\\s+index\\s+${name}\\b`, everything)),
  ]
}
