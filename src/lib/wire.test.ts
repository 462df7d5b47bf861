import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toPounds } from './money.ts'
import { id, pageOf, pounds, typed, typedCode, typedText } from './wire.ts'

test('every amount of whole piastres goes over the wire', () => {
  const piastres = fc.integer({ min: 0, max: 10_000_000_000 })
  fc.assert(
    fc.property(piastres, (amount) => pounds.safeParse(toPounds(amount)).success),
    { numRuns: 5000 },
  )
  for (const amount of [7, 29, 57, 58, 110, 115, 435, 1999, 113_410, 9_999_999_999])
    expect(pounds.safeParse(toPounds(amount)).success, `${amount}`).toBe(true)
})

test('no other amount does', () => {
  for (const odd of [0.001, 10.005, 1.999, 0.30001, -0.01, -1, 1e9, Number.NaN, Number.POSITIVE_INFINITY, '1', null])
    expect(pounds.safeParse(odd).success, `${odd}`).toBe(false)
})

test('an id is 26 letters and digits of the shop’s own kind', () => {
  expect(id.safeParse('01ARZ3NDEKTSV4RRFFQ69G5FAV').success).toBe(true)
  for (const odd of [
    '',
    '01arz3ndektsv4rrffq69g5fav',
    '01ARZ3NDEKTSV4RRFFQ69G5FA',
    `01ARZ3NDEKTSV4RRFFQ69G5FAV\n`,
    'I'.repeat(26),
  ])
    expect(id.safeParse(odd).success, odd).toBe(false)
})

test('typed text loses its edges, not its middle, and has an end', () => {
  expect(typed(5).parse('  a b  '.trim())).toBe('a b')
  expect(typed(9).parse('\t a  b \n')).toBe('a  b')
  expect(typed(3).safeParse('abcd').error?.issues[0]?.message).toBe('tooLong')
  expect(typedCode(20).parse(' bw٠١٢ ')).toBe('bw012')
})

test('typed text turns no letters around; marks that Arabic is written with stay', () => {
  for (const text of [typed(20), typedText(20)]) {
    expect(text.parse('Mona \u202Ejs.eriw\u202D')).toBe('Mona js.eriw')
    expect(text.parse('مقاس M\u200F (XL)')).toBe('مقاس M\u200F (XL)')
  }
})

test('pages are counted so that the last one is never empty', () => {
  const of = (total: number, page: number) => pageOf(total, { page, limit: 10 })
  expect(of(0, 1)).toEqual({ currentPage: 1, totalPages: 1, total: 0, hasPrev: false, hasNext: false })
  expect(of(10, 1)).toMatchObject({ totalPages: 1, hasNext: false })
  expect(of(11, 1)).toMatchObject({ totalPages: 2, hasNext: true, hasPrev: false })
  expect(of(11, 2)).toMatchObject({ hasNext: false, hasPrev: true })
  expect(of(11, 9)).toMatchObject({ currentPage: 9, hasNext: false, hasPrev: true })
})
