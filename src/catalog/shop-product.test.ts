import { expect, test } from 'vitest'
import type { Color } from './product.ts'
import { untold } from './product-texts.ts'
import { type Product, related } from './shop-product.ts'

const product = (id: string, color: Color): Product => ({
  _id: id,
  id,
  sku: 'BW12345',
  name: id,
  nameAr: '',
  description: '',
  descriptionAr: '',
  ...untold,
  isOpen: true,
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
  status: 'published',
  avgRating: 0,
  reviewCount: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
})

const tee = product('tee', 'black')
const names = (others: Product[], more: Product[] = []) => related(tee, others, more).products.map(({ id }) => id)

test('two products of the same color and one of the other are offered beside a product, never itself', () => {
  const others = [tee, product('b1', 'black'), product('b2', 'black'), product('b3', 'black'), product('w1', 'white')]
  expect(names(others)).toEqual(['b1', 'b2', 'w1'])
})

test('the other color fills up what the own color lacks, and the other way round', () => {
  expect(names([tee, product('w1', 'white'), product('w2', 'white')])).toEqual(['w1', 'w2'])
  expect(names([product('b1', 'black'), product('b2', 'black'), product('b3', 'black')])).toEqual(['b1', 'b2', 'b3'])
  expect(names([product('b1', 'black'), product('w1', 'white'), product('w2', 'white')])).toEqual(['b1', 'w1', 'w2'])
})

test('what the category lacks comes from the rest of the shop, once and never itself', () => {
  const more = [tee, product('b1', 'black'), product('x1', 'black'), product('x2', 'black')]
  expect(names([tee, product('b1', 'black')], more)).toEqual(['b1', 'x1', 'x2'])
  expect(names([], more)).toEqual(['b1', 'x1', 'x2'])
})

test('the same garment in the other color comes last and is known as such', () => {
  const [black, white] = [
    { ...tee, name: 'Black Heavy Tee' },
    { ...product('twin', 'white'), name: 'White Heavy Tee' },
  ]
  const others = [product('w1', 'white'), product('b1', 'black'), product('b2', 'black'), white]
  const cards = related(black, others, [])
  expect(cards.products.map(({ id }) => id)).toEqual(['b1', 'b2', 'twin'])
  expect(cards.twinId).toBe('twin')
  expect(
    related(black, [white], [product('x1', 'black'), product('x2', 'black')]).products.map(({ id }) => id),
  ).toEqual(['x1', 'x2', 'twin'])
  expect(related(black, [{ ...white, category: 'Hoodies' }], []).twinId).toBeUndefined()
  expect(related(black, [product('w1', 'white')], []).twinId).toBeUndefined()
})
