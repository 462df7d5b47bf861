import { expect, test } from 'vitest'
import { type ListKind, listChanged, listQuery, listStateIn, rowsShown } from './admin-list.ts'

const orders: ListKind<'pending' | 'paid'> = { choice: 'status', words: ['pending', 'paid'], sizes: [5, 10, 20] }
const stateIn = (query: string) => listStateIn(new URLSearchParams(query), orders)

test('an empty address asks for the first page of everything', () => {
  expect(stateIn('')).toEqual({ search: '', chosen: undefined, page: 1, limit: 5 })
})

test('what a list is asked for survives the address', () => {
  const state = { search: 'هدى & co', chosen: 'paid' as const, page: 3, limit: 20 }
  expect(stateIn(listQuery(state, orders))).toEqual(state)
})

test('an order is said only if it is not the usual one', () => {
  const sorted: ListKind<'paid', 'newest' | 'name'> = { ...orders, words: ['paid'], sorts: ['newest', 'name'] }
  const queryOf = (query: string) => listQuery(listStateIn(new URLSearchParams(query), sorted), sorted)
  expect([queryOf('?sort=name'), queryOf('?sort=newest'), queryOf('?sort=price')]).toEqual(['?sort=name', '', ''])
  expect(stateIn('?sort=name').sort).toBeUndefined()
  const state = listStateIn(new URLSearchParams('?search=huda&sort=name&page=4'), sorted)
  expect(listQuery(listChanged(state, { sort: undefined }), sorted)).toBe('?search=huda')
})

test('only the marked rows are a choice of their own, beside the others', () => {
  const withMark: ListKind<'pending' | 'paid'> = { ...orders, mark: 'attention' }
  const state = listStateIn(new URLSearchParams('?attention=true&status=paid&page=3'), withMark)
  expect(state).toMatchObject({ marked: true, chosen: 'paid', page: 3 })
  expect(listQuery(state, withMark)).toBe('?status=paid&attention=true&page=3')
  expect(listQuery(listChanged(state, { marked: undefined }), withMark)).toBe('?status=paid')
  expect(listStateIn(new URLSearchParams('?attention=false'), withMark).marked).toBeUndefined()
  expect(stateIn('?attention=true').marked).toBeUndefined()
})

test.each(['?page=0', '?page=-1', '?page=1.5', '?page=x', '?limit=7', '?limit=-5', '?status=lost', '?page=1e9'])(
  '%s counts as not said',
  (query) => {
    expect(listQuery(stateIn(query), orders)).toBe('')
  },
)

test('another search starts at the first page, another page keeps the search', () => {
  const state = stateIn('?search=huda&page=4')
  expect(listQuery(listChanged(state, { search: 'mona' }), orders)).toBe('?search=mona')
  expect(listQuery(listChanged(state, { page: 5 }), orders)).toBe('?search=huda&page=5')
})

test.each([
  [{ currentPage: 1, total: 0 }, 0, { from: 0, to: 0, total: 0 }],
  [{ currentPage: 1, total: 5 }, 5, { from: 1, to: 5, total: 5 }],
  [{ currentPage: 2, total: 6 }, 1, { from: 6, to: 6, total: 6 }],
])('%j with %d rows shows %j', (page, rows, range) => {
  expect(rowsShown(page, 5, rows)).toEqual(range)
})
