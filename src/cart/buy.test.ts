import { expect, test } from 'vitest'
import { fits, mostOf, room } from './buy.ts'

test('what is in the cart already counts against the stock', () => {
  expect(room({ stock: 5, inCart: 2 })).toBe(3)
  expect(fits({ quantity: 3, stock: 5, inCart: 2 })).toBe(true)
  expect(fits({ quantity: 4, stock: 5, inCart: 2 })).toBe(false)
})

test('a cart that holds more than the shop leaves room for nothing', () => {
  expect(room({ stock: 1, inCart: 3 })).toBe(0)
  expect(fits({ quantity: 1, stock: 1, inCart: 3 })).toBe(false)
})

test('no more than 99 of one size fit', () => {
  expect(mostOf(500)).toBe(99)
  expect(room({ stock: 500, inCart: 1 })).toBe(98)
})

test('a limit per shopper bounds all sizes together', () => {
  expect(room({ stock: 5, inCart: 0, free: 1 })).toBe(1)
  expect(fits({ quantity: 2, stock: 5, inCart: 0, free: 1 })).toBe(false)
  expect(fits({ quantity: 1, stock: 5, inCart: 0, free: 0 })).toBe(false)
})

test('less than 1 never fits', () => {
  expect(fits({ quantity: 0, stock: 5, inCart: 0 })).toBe(false)
})
