import { expect, test } from 'vitest'
import { sentGoods, type TypedGoods, worthOf } from './goods-back.ts'

const tee = { productId: 'tee', size: 'M', price: 200 } as const
const hoodie = { productId: 'hoodie', size: 'L', price: 100.1 } as const
const order = { status: 'delivered', subtotal: 500.1, discount: 50.01, products: [tee, hoodie] } as const
const goods = (pieces: TypedGoods['pieces'], areBack = true) => ({ pieces, areBack })

test('pieces are worth what they cost, less their share of the discount', () => {
  expect(worthOf(order, goods({ 'tee M': 1 }))).toBe(180)
  expect(worthOf(order, goods({ 'tee M': 2, 'hoodie L': 1 }))).toBe(450.09)
  expect(worthOf({ ...order, discount: 0 }, goods({ 'hoodie L': 1 }))).toBe(100.1)
  expect(worthOf({ ...order, subtotal: 0, discount: 0 }, goods({}))).toBe(0)
})

test('what was not chosen is not sent, and of a cancelled order nothing goes on the shelf again', () => {
  const lines = [{ productId: 'tee', size: 'M', quantity: 2 }]
  expect(sentGoods(order, goods({ 'tee M': 2, 'hoodie L': 0 }))).toEqual({ lines, restock: true })
  expect(sentGoods(order, goods({ 'tee M': 2 }, false))).toEqual({ lines, restock: false })
  expect(sentGoods({ ...order, status: 'cancelled' }, goods({ 'tee M': 2 }))).toEqual({ lines, restock: false })
  expect(sentGoods(order, goods({}))).toEqual({ lines: [], restock: false })
})
