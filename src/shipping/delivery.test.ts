import { expect, test } from 'vitest'
import { deliveryFrom, deliveryTo } from './delivery.ts'

const cairo = { governorateId: 'cairo', shippingFee: 49.5, isActive: true, leadDaysMin: 2, leadDaysMax: 4 }
const fee = (shippingFee: number, leadDaysMin: number, leadDaysMax: number, isActive = true) => {
  return { ...cairo, shippingFee, leadDaysMin, leadDaysMax, isActive }
}

test('a fee that is set is known at once, with its days', () => {
  expect(deliveryTo('cairo', [cairo])).toEqual({ kind: 'known', fee: 4950, min: 2, max: 4 })
})

test('a fee that is missing or switched off is not guessed', () => {
  expect(deliveryTo('luxor', [cairo])).toEqual({ kind: 'missing' })
  expect(deliveryTo('cairo', [{ ...cairo, isActive: false }])).toEqual({ kind: 'missing' })
})

test('fees that could not be read are not the same as a missing one', () => {
  expect(deliveryTo('cairo', null)).toEqual({ kind: 'unknown' })
})

test('before the governorate is known, the lowest fee and the widest days are told', () => {
  const promise = deliveryFrom([fee(85, 4, 7), fee(50.5, 2, 4), fee(10, 1, 30, false)])
  expect(promise).toEqual({ kind: 'known', fee: 5050, min: 2, max: 7 })
})

test('without an active fee nothing is told', () => {
  for (const fees of [null, [], [fee(50, 2, 4, false)]]) expect(deliveryFrom(fees)).toEqual({ kind: 'unknown' })
})
