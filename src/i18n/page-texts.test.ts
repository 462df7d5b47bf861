import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, test } from 'vitest'
import routes from '../routes.ts'

const SOURCES = path.resolve(import.meta.dirname, '..')
const CALL = String.raw`\(((?:[^()]|\([^()]*\))*)\)`

const namesIn = (source: string, pattern: string): string[] =>
  [...source.matchAll(new RegExp(pattern, 'g'))].flatMap(([, inner = '']) =>
    [...inner.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
  )

function importsOf(file: string, source: string, pattern: RegExp): string[] {
  const specifiers = [...source.matchAll(pattern)].map(([, specifier = '']) => specifier)
  const files = specifiers.map((specifier) =>
    specifier.startsWith('#')
      ? path.join(SOURCES, specifier.slice(1))
      : path.resolve(path.dirname(file), specifier.startsWith('.') ? specifier : ''),
  )
  return files.filter((each) => /\.tsx?$/.test(each) && existsSync(each))
}

const textsByFile = new Map<string, ReadonlySet<string>>()

/** What is said by a file and all that comes with it; what comes later may bring its own texts. */
function textsOf(file: string): ReadonlySet<string> {
  const texts = textsByFile.get(file)
  if (texts) return texts
  const source = readFileSync(file, 'utf8')
  const loadedTexts = namesIn(source, `loadTexts${CALL}`)
  const along = importsOf(file, source, /^(?:import|export)\s(?!type\s)(?:[^'";]*?\sfrom\s)?'([^']+)'/gm)
  const later = importsOf(file, source, /\bimport\('([^']+)'\)/g)
  const usedTexts = new Set([
    ...namesIn(source, `(?:useTexts|textsIn)${CALL}`),
    ...along.flatMap((each) => [...textsOf(each)]),
    ...later.flatMap((each) => [...textsOf(each)]).filter((name) => !loadedTexts.includes(name)),
  ])
  textsByFile.set(file, usedTexts)
  return usedTexts
}

const declaredBy = (file: string): string[] => namesIn(readFileSync(file, 'utf8'), String.raw`\btexts: \[([^\]]*)\]`)

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
const distinctPages = [...new Map(pages.map((page) => [page.file, page])).values()]

test('every page is looked at', () => {
  expect(distinctPages.length).toBeGreaterThan(30)
  expect(textsOf(path.join(SOURCES, 'storefront/product/product.page.tsx'))).toContain('product')
})

describe.each(distinctPages.map(({ file, within }) => ({ name: path.relative(SOURCES, file), file, within })))(
  '$name',
  ({ file, within }) => {
    test('names all that it says, and nothing else', () => {
      const around = within.flatMap(declaredBy)
      const names = [...textsOf(file)].filter((name) => name !== 'shop' && !around.includes(name))
      expect(declaredBy(file).sort()).toEqual(names.sort())
    })
  },
)
