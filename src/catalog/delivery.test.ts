import { expect, test } from 'vitest'
import { deliveryIn } from './delivery.ts'

const fee = (shippingFee: number, leadDaysMin: number, leadDaysMax: number, isActive = true) => ({
  shippingFee,
  leadDaysMin,
  leadDaysMax,
  isActive,
})

test('before the governorate is known, the lowest fee and the widest days are told', () => {
  expect(deliveryIn([fee(50, 2, 4), fee(85, 4, 7), fee(10, 1, 30, false)])).toEqual({
    cheapest: 50,
    leastDays: 2,
    mostDays: 7,
  })
})

test('without an active fee nothing is told', () => {
  expect(deliveryIn([])).toBeNull()
  expect(deliveryIn([fee(50, 2, 4, false)])).toBeNull()
})
