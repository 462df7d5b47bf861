import { dirname, join } from 'node:path'
import { isTest, lines, product, sources, walk } from './sources.mjs'

// Where a brand is made or a library's types stop, and how many such places the file may have.
const ALLOWED_LIES = { 'src/lib/route.server.ts': 1 }

const OURS = /^src\/.+\.tsx?$/

const LIES = /\bas (any|unknown|never)\b|: any\b|@ts-(ignore|expect-error)|(biome|eslint)-(ignore|disable)/
// Closed lists of words, as types.
const WORDS = /^(?:export )?type (\w+) =\s*(?:\|\s*)?(?:'|\(typeof \w+\)\[number\])/gm
// None of them says what it holds.
const BARE_PARTICIPLES = new Set(['asked', 'kept', 'found', 'wanted', 'said', 'given'])
// Written so that this file does not find itself.
const PARKED = /\b(TO[D]O|FIX[M]E|HA[C]K|X[X]X)\b|\.(only|skip|todo)\(/
const SIDES =
  /\b(margin|padding|border)-(left|right)\b|-(left|right)-radius\b|\b(text-align|float|clear):\s*(left|right)\b|(^|[;{])\s*(left|right)\s*:/
const STYLESHEET = /^import (\w+) from '([^']+\.module\.css)'/gm
const SIDES_IN_MARKUP = /\b(margin|padding|border)(Left|Right)\b/

export function findLies() {
  const found = find(LIES, OURS)
  const perFile = Map.groupBy(found, ({ file }) => file)
  return [...perFile]
    .filter(([file, lines]) => lines.length !== (ALLOWED_LIES[file] ?? 0))
    .flatMap(([, lines]) => lines.map(show))
}

export function findParkedWork() {
  return find(PARKED, /./).map(show)
}

/** The shop's words come typed from the tables and from the edges: nobody has to say what a text is. */
export function findCastWords() {
  const names = sources(/^src\/.+\.ts$/).flatMap(({ text }) => [...text.matchAll(WORDS)].map(([, name]) => name))
  const cast = new RegExp(`\\bas (readonly )?\\(*('|(${names.join('|')})\\b)`)
  return find(cast, OURS)
    .filter(({ file, text }) => !isTest(file) && !/^import |^ *(\*|\/[*/])/.test(text))
    .map(show)
}

/** `kept` makes a reader guess what is kept; `keptPage` says it. */
export function findBareParticiples() {
  return product().flatMap(({ file, text, program }) => {
    const bare = []
    walk(program, (node) => {
      for (const { name, start } of namesBoundBy(node).filter((each) => BARE_PARTICIPLES.has(each.name)))
        bare.push(`${file}:${lines(text.slice(0, start + 1))}: ${name}`)
    })
    return bare
  })
}

function namesBoundBy({ type, id, params = [], param }) {
  const isNamed = type === 'VariableDeclarator' || type === 'FunctionDeclaration'
  return [...(isNamed ? [id] : []), ...params, param].flatMap(namesIn)
}

/** A pattern takes names apart: a list, an object, a default, the rest. */
function namesIn(pattern) {
  if (!pattern) return []
  if (pattern.type === 'Identifier') return [pattern]
  const { properties = [], elements = [], value, left, argument } = pattern
  return [...properties, ...elements, value, left, argument].flatMap(namesIn)
}

export function findPhysicalSides() {
  return [...find(SIDES, /^src\/.+\.css$/), ...find(SIDES_IN_MARKUP, /^src\/.+\.tsx$/)].map(show)
}

/** A class that its stylesheet does not have is none: what it was to style stands there bare. */
export function findLostClasses() {
  const classes = new Map(
    sources(/\.module\.css$/).map(({ file, text }) => [
      file,
      new Set([...text.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name)),
    ]),
  )
  return product().flatMap(({ file, text, program }) => {
    const sheets = new Map(
      [...text.matchAll(STYLESHEET)].map(([, name, from]) => [name, classes.get(pathOf(from, file)) ?? new Set()]),
    )
    const lost = []
    walk(sheets.size > 0 ? program : [], ({ type, computed, object, property }) => {
      const sheet = type === 'MemberExpression' && !computed ? sheets.get(object.name) : undefined
      if (sheet && !sheet.has(property.name)) lost.push(`${file}: ${object.name}.${property.name}`)
    })
    return lost
  })
}

function pathOf(from, file) {
  return from.startsWith('#') ? from.replace('#', 'src/') : join(dirname(file), from)
}

function find(pattern, name) {
  return sources(name).flatMap((source) => linesOf(source).filter(({ text }) => pattern.test(text)))
}

function linesOf({ file, text: whole }) {
  return whole.split('\n').map((text, at) => ({ file, line: at + 1, text }))
}

function show({ file, line, text }) {
  return `${file}:${line}: ${text.trim()}`
}
