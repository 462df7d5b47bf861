import { expect, test } from 'vitest'
import { stepsAhead } from './shown-order.ts'

test('a parcel is sent, then handed over; paying does not change that', () => {
  expect(stepsAhead('pending')).toEqual(['shipped', 'delivered'])
  expect(stepsAhead('paid')).toEqual(['shipped', 'delivered'])
  expect(stepsAhead('shipped')).toEqual(['delivered'])
  expect(stepsAhead('delivered')).toEqual([])
})

test('nothing is to come for a cancelled order', () => {
  expect(stepsAhead('cancelled')).toEqual([])
})
