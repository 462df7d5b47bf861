import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CartItem } from './cart.ts'
import {
  guestCartOf,
  isOutdated,
  isSameCart,
  isWorthAnotherTry,
  joined,
  lessOf,
  linesOf,
  rebased,
  requestFor,
} from './mirror.ts'

const item = (productId: string, quantity: number, overrides: Partial<CartItem> = {}): CartItem => ({
  id: `local_${productId}`,
  productId,
  name: 'Black Tee',
  nameAr: '',
  color: 'black',
  size: 'M',
  quantity,
  price: 300,
  image: null,
  ...overrides,
})
const quantitiesIn = (items: readonly CartItem[]) =>
  Object.fromEntries(items.map((each) => [each.productId, each.quantity]))

test('what was changed here goes on top of what another device did; what was not follows it', () => {
  const had = [item('kept', 1), item('more', 1), item('out', 1), item('elsewhere', 1), item('gone', 1)]
  const mine = [item('kept', 1), item('more', 4), item('elsewhere', 1), item('gone', 1), item('new', 2)]
  const theirs = [item('kept', 1), item('more', 2), item('out', 1), item('elsewhere', 3), item('theirs', 1)]
  const next = rebased(had, mine, theirs)
  expect(quantitiesIn(next)).toEqual({ kept: 1, more: 4, elsewhere: 3, theirs: 1, new: 2 })
})

test('a change whose answer was lost is not made twice', () => {
  const [had, mine] = [[item('tee', 1)], [item('tee', 2)]]
  expect(quantitiesIn(rebased(had, mine, mine))).toEqual({ tee: 2 })
})

test('the price that this browser showed stays with its line, for the cart to tell of the new one', () => {
  const [line] = rebased([item('tee', 1)], [item('tee', 1)], [item('tee', 1, { price: 350, id: 'other' })])
  expect(line).toMatchObject({ price: 300, id: 'local_tee' })
})

test('what went into the cart, or out of it, while it was joining the account’s counts once', () => {
  const before = [item('tee', 2), item('cap', 1)]
  const mine = [item('tee', 3), item('new', 1)]
  const theirs = [item('tee', 5), item('cap', 1), item('theirs', 1)]
  expect(quantitiesIn(joined(before, mine, theirs))).toEqual({ tee: 6, theirs: 1, new: 1 })
  expect(quantitiesIn(joined(before, before, [item('tee', 4), item('cap', 1)]))).toEqual({ tee: 4, cap: 1 })
})

const carts = fc
  .dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 1, max: 20 }))
  .map((all) => Object.entries(all).map(([id, quantity]) => item(id, quantity)))

test('without a change of one’s own, the account’s cart is taken as it is; without one of the account’s, one’s own', () => {
  fc.assert(
    fc.property(carts, carts, (one, other) => {
      expect(isSameCart(rebased(linesOf(one), one, other), other)).toBe(true)
      expect(isSameCart(rebased(linesOf(one), other, one), other)).toBe(true)
      expect(isSameCart(joined(linesOf(one), one, other), other)).toBe(true)
    }),
  )
})

describe('what the account is asked', () => {
  const had = { version: 'v1', lines: linesOf([item('tee', 1)]) }

  test('to join the cart of a guest, also an empty one', () => {
    expect(requestFor(null, [item('tee', 1)], 'if-changed')).toBe('merge')
    expect(requestFor(null, [], 'always')).toBe('merge')
  })

  test('to save what was changed here, before anything is read', () => {
    expect(requestFor(had, [item('tee', 2)], 'if-changed')).toBe('save')
    expect(requestFor(had, [], 'always')).toBe('save')
  })

  test('what it has, where nothing was changed here and somebody wants to know', () => {
    expect(requestFor(had, [item('tee', 1)], 'always')).toBe('read')
    expect(requestFor(had, [item('tee', 1)], 'if-changed')).toBeNull()
  })
})

test('a tab takes over what it does not show, and what another tab has not kept', () => {
  const [one, two] = [[item('tee', 1)], [item('tee', 2)]]
  expect(isOutdated(one, { kept: one, shown: one })).toBe(false)
  expect(isOutdated(one, { kept: two, shown: one })).toBe(true)
  expect(isOutdated(one, { kept: one, shown: two })).toBe(true)
})

test('a change that another device overtook is tried again, but not forever and after no other refusal', () => {
  expect(isWorthAnotherTry('STALE_EDIT', 3)).toBe(true)
  expect(isWorthAnotherTry('STALE_EDIT', 2)).toBe(true)
  expect(isWorthAnotherTry('STALE_EDIT', 1)).toBe(false)
  expect(isWorthAnotherTry('UNEXPECTED', 3)).toBe(false)
})

test('a guest’s cart is sent as it was first sent, under the same id, whatever went into it since', () => {
  const cart = guestCartOf(null, [item('tee', 1)], () => 'first')
  expect(cart).toEqual({ id: 'first', lines: [{ productId: 'tee', size: 'M', quantity: 1 }] })
  expect(guestCartOf(JSON.stringify(cart), [item('tee', 2), item('cap', 1)], () => 'second')).toEqual(cart)
})

test('of what did not fit whole the shopper sees the pieces of their own cart, with as many as there are', () => {
  const mine = [item('tee', 3), item('tee', 2, { size: 'L' }), item('cap', 1)]
  const less = lessOf(mine, [
    { productId: 'tee', size: 'M', quantity: 2 },
    { productId: 'cap', size: 'M', quantity: 0 },
    { productId: 'elsewhere', size: 'M', quantity: 1 },
  ])
  expect(less).toEqual([item('tee', 2), item('cap', 0)])
})
