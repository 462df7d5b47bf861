import { expect, test } from 'vitest'
import { deliveryTo } from './delivery.ts'

const cairo = { governorateId: 'cairo', shippingFee: 49.5, isActive: true, leadDaysMin: 2, leadDaysMax: 4 }

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
