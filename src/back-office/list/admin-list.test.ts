import { expect, test } from 'vitest'
import { countChosen, isStep, type ListKind, listChanged, listQuery, listStateIn, rowsShown } from './admin-list.ts'

const STATUSES = ['pending', 'paid'] as const
const orders: ListKind<{ status: typeof STATUSES; from: 'day' }> = {
  filters: { status: STATUSES, from: 'day' },
  sizes: [5, 10, 20],
}
const stateIn = (query: string) => listStateIn(new URLSearchParams(query), orders)

test('an empty address asks for the first page of everything', () => {
  expect(stateIn('')).toEqual({ search: '', chosen: {}, page: 1, limit: 5 })
})

test('what a list is asked for survives the address', () => {
  const state = { search: 'هدى & co', chosen: { status: 'paid', from: '2026-03-01' } as const, page: 3, limit: 20 }
  expect(stateIn(listQuery(state, orders))).toEqual(state)
})

test('an order is said only if it is not the usual one', () => {
  const sorted = { ...orders, sorts: ['newest', 'name'] as const }
  const queryOf = (query: string) => listQuery(listStateIn(new URLSearchParams(query), sorted), sorted)
  expect([queryOf('?sort=name'), queryOf('?sort=newest'), queryOf('?sort=price')]).toEqual(['?sort=name', '', ''])
  expect(stateIn('?sort=name').sort).toBeUndefined()
  const state = listStateIn(new URLSearchParams('?search=huda&sort=name&page=4'), sorted)
  expect(listQuery(listChanged(state, { sort: undefined }), sorted)).toBe('?search=huda')
})

test('a choice is a step back, what is typed into the search is none', () => {
  const steps = [{ chosen: { status: 'paid' } }, { sort: 'name' }, { limit: 10 }, { search: '', chosen: {} }]
  expect([...steps.map(isStep), isStep({ search: 'huda' })]).toEqual([true, true, true, true, false])
})

test('several choices stand side by side, and each can be taken back alone', () => {
  const state = stateIn('?from=2026-03-01&status=paid&page=3')
  expect(listQuery(state, orders)).toBe('?status=paid&from=2026-03-01&page=3')
  const without = listChanged(state, { chosen: { ...state.chosen, status: undefined } })
  expect(listQuery(without, orders)).toBe('?from=2026-03-01')
  expect([countChosen(state.chosen), countChosen(without.chosen)]).toEqual([2, 1])
})

test.each([
  '?page=0',
  '?page=-1',
  '?page=1.5',
  '?page=x',
  '?limit=7',
  '?limit=-5',
  '?status=lost',
  '?page=1e9',
  '?from=x',
  '?from=2026-02-31x',
  '?from=2026-02-30',
])('%s counts as not said', (query) => {
  expect(listQuery(stateIn(query), orders)).toBe('')
})

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
