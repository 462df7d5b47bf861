import { describe, expect, test } from 'vitest'
import { Refusal } from '#lib/refusal.ts'
import { afterPlacing, attemptOf, beforePlacing, mayPlace, placingProblem } from './placing.ts'

test('an order is asked for once: not while it is on its way, and not after it was placed', () => {
  expect(mayPlace('idle')).toBe(true)
  expect(mayPlace('placing')).toBe(false)
  expect(mayPlace('placed')).toBe(false)
})

describe('before an order is placed', () => {
  const check = { state: 'checked' as const, changes: [] }

  test('nothing, where the cart and the fee are as the shopper saw them', () => {
    expect(beforePlacing(check, null)).toBe('place')
    expect(beforePlacing({ ...check, state: 'checking' }, null)).toBe('place')
  })

  test('a change of the cart or the fee is looked at first, also where the cart could not be checked since', () => {
    expect(beforePlacing({ ...check, changes: ['sold out'] }, null)).toBe('look')
    expect(beforePlacing(check, { from: 5000, to: 6000 })).toBe('look')
    expect(beforePlacing({ state: 'failed', changes: ['sold out'] }, null)).toBe('look')
  })

  test('a cart that could not be checked is checked once more', () => {
    expect(beforePlacing({ ...check, state: 'failed' }, null)).toBe('check')
  })
})

test('an order leads to the bank where its card has to pay, else to its own page', () => {
  expect(afterPlacing({ paymentMethod: 'paymob', isPaid: false })).toBe('pay')
  expect(afterPlacing({ paymentMethod: 'paymob', isPaid: true })).toBe('show')
  expect(afterPlacing({ paymentMethod: 'cod', isPaid: false })).toBe('show')
})

describe('the key of an order', () => {
  const fresh = () => 'new'
  const order = { products: [{ product: 'TEE', size: 'M', quantity: 2, price: 300 }], total: 650 }
  const earlier = attemptOf(null, order, () => 'first')

  test('stays when the same order is asked for again, so that a lost answer can’t order twice', () => {
    expect(attemptOf(earlier, structuredClone(order), fresh)).toBe(earlier)
  })

  test('is another when anything of the order is another', () => {
    expect(attemptOf(earlier, { ...order, total: 680 }, fresh).key).toBe('new')
  })
})

describe('what the shopper is told when an order was not placed', () => {
  const texts = { notReached: 'Not reached.', serverError: 'Server error.', failed: 'Failed.' }

  test('that nothing is lost, where no answer came', () => {
    expect(placingProblem(null, texts)).toBe('Not reached.')
  })

  test('that the shop broke, whatever it said of it', () => {
    expect(placingProblem(new Refusal('UNEXPECTED', { message: 'Something.' }), texts)).toBe('Server error.')
  })

  test('the shop’s own sentence, and another where it had none', () => {
    expect(placingProblem(new Refusal('OUT_OF_STOCK', { message: 'Sold out.' }), texts)).toBe('Sold out.')
    expect(placingProblem(new Refusal('OUT_OF_STOCK'), texts)).toBe('Failed.')
  })
})
