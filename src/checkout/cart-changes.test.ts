import { expect, test } from 'vitest'
import { cartChanges, settledLines } from './cart-changes.ts'

const line = (productId: string, quantity: number, price: number) => ({ productId, size: 'M', quantity, price })
const problem = (productId: string, currentPrice: number, maxQuantity: number) => ({
  productId,
  size: 'M',
  currentPrice,
  maxQuantity,
})

test('a cart that is as it was has no changes', () => {
  const checked = { problems: [], validatedItems: [problem('tee', 690, 10)] }
  expect(cartChanges([line('tee', 2, 690)], checked)).toEqual([])
  expect(settledLines([line('tee', 2, 690)], checked)).toEqual([line('tee', 2, 690)])
})

test('another price and fewer pieces are told and taken over', () => {
  const cart = [line('tee', 3, 690)]
  const checked = { problems: [], validatedItems: [problem('tee', 650, 2)] }
  expect(cartChanges(cart, checked)).toEqual([{ line: cart[0], isGone: false, price: 650, quantity: 2 }])
  expect(settledLines(cart, checked)).toEqual([line('tee', 2, 650)])
})

test('what is gone or sold out leaves the order, however the shop says it', () => {
  const cart = [line('tee', 1, 690), line('polo', 1, 500), line('pants', 1, 900)]
  const problems = [
    { productId: 'tee', size: 'M', reason: 'gone' },
    { productId: 'polo', size: 'M', reason: 'out-of-stock' },
  ]
  const checked = { problems, validatedItems: [problem('polo', 500, 0), problem('pants', 900, 4)] }
  expect(cartChanges(cart, checked).map(({ line, isGone }) => [line.productId, isGone])).toEqual([
    ['tee', true],
    ['polo', true],
  ])
  expect(settledLines(cart, checked)).toEqual([line('pants', 1, 900)])
})

test('what is not open yet leaves the order too, and is told apart from what is gone', () => {
  const cart = [line('tee', 1, 690)]
  const checked = {
    problems: [{ productId: 'tee', size: 'M', reason: 'not-open', opensAt: '2026-03-03T10:00:00Z' }],
    validatedItems: [],
  }
  expect(cartChanges(cart, checked)).toMatchObject([{ isGone: true, opensAt: '2026-03-03T10:00:00Z' }])
  expect(settledLines(cart, checked)).toEqual([])
})

test('what is more than one shopper may have is told as that, also where nothing of the line is left', () => {
  const problems = [{ productId: 'tee', size: 'M', reason: 'over-limit' }]
  const [change] = cartChanges([line('tee', 3, 690)], { problems, validatedItems: [problem('tee', 690, 1)] })
  expect(change).toMatchObject({ isGone: false, isLimited: true, quantity: 1 })
  const none = { problems, validatedItems: [problem('tee', 690, 0)] }
  expect(cartChanges([line('tee', 3, 690)], none)).toMatchObject([{ isGone: true, isLimited: true, quantity: 0 }])
  expect(settledLines([line('tee', 3, 690)], none)).toEqual([])
})

test('a line put in the cart after the check stays', () => {
  expect(settledLines([line('new', 1, 100)], { problems: [], validatedItems: [] })).toEqual([line('new', 1, 100)])
})
