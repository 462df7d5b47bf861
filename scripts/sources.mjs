import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'

const GENERATED = 'src/lib/tables.server.ts'
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

const all = once(() =>
  globSync('{src,tests,scripts,db}/**/*.{ts,tsx,mjs,css,sql,sh}')
    .sort()
    .map((file) => ({ file, text: readFileSync(file, 'utf8') })),
)

/** What is written by hand, tests too, where the file's name is like this. */
export function sources(name) {
  return all().filter(({ file }) => name.test(file) && file !== GENERATED)
}

/** What the shop runs, parsed. */
export const product = once(() =>
  sources(/^src\/.+\.tsx?$/)
    .filter(({ file }) => !isTest(file))
    .map(parsed),
)

export function isTest(file) {
  return /\.(test|spec)\.tsx?$/.test(file)
}

export function lines(text) {
  return text.replace(/\n$/, '').split('\n').length
}

/** `src/orders/admin/orders.page.tsx` lies in the room `orders`; null for the roof. */
export function roomOf(file) {
  return /^src\/([^/]+)\//.exec(file)?.[1] ?? null
}

/** Calls `visit` with every node and the name that leads to it. */
export function walk(node, visit, name = '') {
  if (Array.isArray(node)) for (const one of node) walk(one, visit, name)
  else if (typeof node?.type === 'string') {
    const own = node.id?.name ?? node.key?.name ?? name
    visit(node, own)
    for (const child of Object.values(node)) if (child && typeof child === 'object') walk(child, visit, own)
  }
}

/** Every function with the lines it has in the file, its head, blanks and comments too. */
export function functionsOf({ file, text, program }) {
  const found = []
  walk(program, (node, name) => {
    if (FUNCTIONS.has(node.type)) found.push({ file, name, length: lines(text.slice(node.start, node.end)) })
  })
  return found
}

/** Lines on which there is a comment, alone or behind code. */
export function commentLinesOf({ text, comments }) {
  const at = new Set()
  for (const { start, end } of comments) {
    const first = lines(text.slice(0, start + 1))
    for (let line = first; line < first + lines(text.slice(start, end)); line += 1) at.add(line)
  }
  return at.size
}

function parsed({ file, text }) {
  const { program, comments, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`)
  return { file, text, program, comments }
}

function once(make) {
  let made
  return () => {
    made ??= make()
    return made
  }
}
