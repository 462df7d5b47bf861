import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, test } from 'vitest'
import routes from '../routes.ts'

const SOURCES = path.resolve(import.meta.dirname, '..')
const CALL = String.raw`\(((?:[^()]|\([^()]*\))*)\)`

const quoted = (source: string, said: string): string[] =>
  [...source.matchAll(new RegExp(said, 'g'))].flatMap(([, inner = '']) =>
    [...inner.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
  )

function imported(file: string, source: string, pattern: RegExp): string[] {
  const found = [...source.matchAll(pattern)].map(([, specifier = '']) => specifier)
  const files = found.map((specifier) =>
    specifier.startsWith('#')
      ? path.join(SOURCES, specifier.slice(1))
      : path.resolve(path.dirname(file), specifier.startsWith('.') ? specifier : ''),
  )
  return files.filter((each) => /\.tsx?$/.test(each) && existsSync(each))
}

const sayings = new Map<string, ReadonlySet<string>>()

/** What is said by a file and all that comes with it; what comes later may bring its own texts. */
function saidBy(file: string): ReadonlySet<string> {
  const known = sayings.get(file)
  if (known) return known
  const source = readFileSync(file, 'utf8')
  const brought = quoted(source, `loadTexts${CALL}`)
  const along = imported(file, source, /^(?:import|export)\s(?!type\s)(?:[^'";]*?\sfrom\s)?'([^']+)'/gm)
  const later = imported(file, source, /\bimport\('([^']+)'\)/g)
  const said = new Set([
    ...quoted(source, `(?:useTexts|textsIn)${CALL}`),
    ...along.flatMap((each) => [...saidBy(each)]),
    ...later.flatMap((each) => [...saidBy(each)]).filter((name) => !brought.includes(name)),
  ])
  sayings.set(file, said)
  return said
}

const named = (file: string): string[] => quoted(readFileSync(file, 'utf8'), String.raw`\btexts: \[([^\]]*)\]`)

interface PageOf {
  file: string
  within: readonly string[]
}

const pagesOf = (entries: readonly RouteConfigEntry[], within: readonly string[]): PageOf[] =>
  entries.flatMap((entry) => {
    const file = path.join(SOURCES, entry.file)
    return [{ file, within }, ...pagesOf(entry.children ?? [], [...within, file])]
  })

const pages = pagesOf(await routes, [])
const addressed = [...new Map(pages.map((page) => [page.file, page])).values()]

test('every page is looked at', () => {
  expect(addressed.length).toBeGreaterThan(30)
  expect(saidBy(path.join(SOURCES, 'storefront/product/product.page.tsx'))).toContain('product')
})

describe.each(addressed.map(({ file, within }) => ({ name: path.relative(SOURCES, file), file, within })))(
  '$name',
  ({ file, within }) => {
    test('names all that it says, and nothing else', () => {
      const around = within.flatMap(named)
      const said = [...saidBy(file)].filter((name) => name !== 'shop' && !around.includes(name))
      expect(named(file).sort()).toEqual(said.sort())
    })
  },
)
