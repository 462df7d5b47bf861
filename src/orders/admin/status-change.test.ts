import { describe, expect, test } from 'vitest'
import type { OrderStatus } from '../order.ts'
import { asksForCash, choicesFor, foresee, hasCashHere, nextSteps, sendsUnpaid } from './status-change.ts'

const unpaid = (status: OrderStatus) => ({ status, isPaid: false })
const paid = (status: OrderStatus) => ({ status, isPaid: true })

describe('what a change will do to the shelf', () => {
  test.each([
    [unpaid('pending'), 'paid', 'deducted'],
    [unpaid('pending'), 'shipped', 'deducted'],
    [unpaid('pending'), 'cancelled', 'released'],
    [paid('paid'), 'shipped', 'unchanged'],
    [paid('paid'), 'cancelled', 'back'],
    [unpaid('shipped'), 'paid', 'unchanged'],
    [unpaid('shipped'), 'pending', 'backReserved'],
    [paid('delivered'), 'cancelled', 'back'],
    [unpaid('cancelled'), 'pending', 'reservedAgain'],
    [unpaid('cancelled'), 'shipped', 'deductedAgain'],
    [paid('cancelled'), 'paid', 'deductedAgain'],
  ] as const)('%j to %s: %s', (order, target, effect) => {
    expect(foresee(order, target, true)?.effect).toBe(effect)
  })

  test('goods that are not back stay off the shelf', () => {
    expect(foresee(paid('delivered'), 'cancelled', false)?.effect).toBe('lost')
    expect(foresee(unpaid('shipped'), 'pending', false)?.effect).toBe('lostReserved')
  })

  test('only where goods have left the shop is it asked whether they are back', () => {
    expect(foresee(paid('shipped'), 'cancelled', true)?.asksForGoods).toBe(true)
    expect(foresee(unpaid('delivered'), 'pending', true)?.asksForGoods).toBe(true)
    expect(foresee(paid('paid'), 'cancelled', true)?.asksForGoods).toBe(false)
    expect(foresee(paid('shipped'), 'delivered', true)?.asksForGoods).toBe(false)
  })
})

test('cash for a parcel that is on its way is recorded and leaves it on its way', () => {
  expect(foresee(unpaid('shipped'), 'paid', true)).toMatchObject({ becomes: 'shipped', recordsPayment: true })
})

test('an order with a payment can not be pending again, and no status is offered twice', () => {
  expect(choicesFor(paid('shipped'))).toEqual(['paid', 'delivered', 'cancelled'])
  expect(choicesFor(unpaid('shipped'))).toEqual(['pending', 'paid', 'delivered', 'cancelled'])
  expect(choicesFor(unpaid('cancelled'))).toEqual(['pending', 'paid', 'shipped', 'delivered'])
})

test('cash is asked for where it can have come: with a delivery, unless a courier has it', () => {
  const cash = { ...unpaid('shipped'), paymentMethod: 'cod' } as const
  expect([asksForCash(cash, 'delivered'), asksForCash(cash, 'cancelled')]).toEqual([true, false])
  expect(asksForCash({ ...cash, isPaid: true }, 'delivered')).toBe(false)
  expect(asksForCash({ ...cash, paymentMethod: 'paymob' }, 'delivered')).toBe(false)
  expect([null, { courier: '' }, { courier: 'Bosta' }].map((parcel) => hasCashHere({ parcel }))).toEqual([
    true,
    true,
    false,
  ])
})

test('a card order that is sent unpaid is warned of; cash is collected at the door', () => {
  const card = { isPaid: false, paymentMethod: 'paymob' } as const
  expect([sendsUnpaid(card, 'shipped'), sendsUnpaid(card, 'delivered')]).toEqual([true, true])
  expect([sendsUnpaid(card, 'cancelled'), sendsUnpaid({ ...card, isPaid: true }, 'shipped')]).toEqual([false, false])
  expect(sendsUnpaid({ ...card, paymentMethod: 'cod' }, 'shipped')).toBe(false)
})

test.each([
  ['pending', false, 'cod', ['ship', 'approve']],
  ['pending', false, 'paymob', []],
  ['paid', true, 'cod', ['ship']],
  ['shipped', false, 'cod', ['deliver', 'approve']],
  ['shipped', true, 'cod', ['deliver']],
  ['delivered', false, 'cod', ['approve']],
  ['delivered', true, 'cod', []],
  ['cancelled', false, 'cod', []],
] as const)('after %s (paid: %s, %s) comes %j', (status, isPaid, paymentMethod, steps) => {
  expect(nextSteps({ status, isPaid, paymentMethod })).toEqual(steps)
})
