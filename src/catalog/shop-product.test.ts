import { expect, test } from 'vitest'
import type { Color } from './product.ts'
import { type Product, related } from './shop-product.ts'

const product = (id: string, color: Color): Product => ({
  _id: id,
  id,
  sku: 'BW12345',
  name: id,
  nameAr: '',
  description: '',
  descriptionAr: '',
  price: 400,
  discount: 0,
  finalPrice: 400,
  color,
  collection: color === 'black' ? 'Black' : 'White',
  category: 'T-Shirts',
  group: 'top',
  images: [],
  sizes: [],
  featured: false,
  avgRating: 0,
  reviewCount: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
})

const tee = product('tee', 'black')
const names = (others: Product[]) => related(tee, others).map(({ id }) => id)

test('two products of the same colour and one of the other are offered beside a product, never itself', () => {
  const others = [tee, product('b1', 'black'), product('b2', 'black'), product('b3', 'black'), product('w1', 'white')]
  expect(names(others)).toEqual(['b1', 'b2', 'w1'])
})

test('the other colour fills up what the own colour lacks, and the other way round', () => {
  expect(names([tee, product('w1', 'white'), product('w2', 'white')])).toEqual(['w1', 'w2'])
  expect(names([product('b1', 'black'), product('b2', 'black'), product('b3', 'black')])).toEqual(['b1', 'b2', 'b3'])
  expect(names([product('b1', 'black'), product('w1', 'white'), product('w2', 'white')])).toEqual(['b1', 'w1', 'w2'])
})
