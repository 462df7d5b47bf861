import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { refusals as ar } from '#i18n/ar/refusals.ts'
import { refusals as en } from '#i18n/en/refusals.ts'
import { columnTitled } from './file-words.ts'
import { readFile } from './read-file.server.ts'

/** To fold a name is to write it small. */
let small: MockInstance
beforeEach(() => {
  small = vi.spyOn(String.prototype, 'toLowerCase')
})
afterEach(() => small.mockRestore())
const folded = (): number => small.mock.calls.length

async function* sent(text: string) {
  yield { field: 'file', file: Readable.from([Buffer.from(text)]) }
}
const read = (text: string) => readFile({ files: sent(text) })
const own = (count: number): string => Array.from({ length: count }, (_, at) => `C${at}`).join()

test('a title is looked up by itself: the names of the columns are not folded anew for it', () => {
  expect(columnTitled(' stock  m ')).toBe('M')
  expect(columnTitled('مخزون M')).toBe('M')
  expect(columnTitled('modelheight')).toBe('modelHeight')
  expect(columnTitled('Shelf')).toBeUndefined()
  expect(folded()).toBe(4)
})

test('a table has up to 60 columns, and empty cells behind the last title are none', async () => {
  const cells = `${','.repeat(5000)}\nBW00001`
  expect(await read(`sku,${own(59)}${cells}`)).toEqual({
    lines: [{ line: 2, cells: { sku: 'BW00001' } }],
    ignored: own(59).split(','),
  })
  expect(folded()).toBe(60)
})

test.each([
  ['of titles', `sku,${own(60)}`],
  ['of nothing before the last', `${','.repeat(900_000)}sku`],
])('AV2: a wider one, %s, is refused before a title is looked at', async (_, titles) => {
  await expect(read(`${titles}\nBW00001`)).rejects.toMatchObject({ errors: { file: 'fileTooWide' } })
  expect([en.problems.fileTooWide, ar.problems.fileTooWide].every((text) => text.includes('60'))).toBe(true)
  expect(folded()).toBe(0)
})

test('a table of commas alone has no title to look at', async () => {
  await expect(read(`${','.repeat(900_000)}\n`)).rejects.toMatchObject({ errors: { file: 'fileWithoutSku' } })
  expect(folded()).toBe(0)
})
