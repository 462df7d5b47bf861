import { describe, expect, test } from 'vitest'
import {
  bodyOf,
  changesBetween,
  emptyProduct,
  mergedOnto,
  priceAfter,
  productProblems,
  serverProblems,
  type TypedProduct,
  withColor,
  withFreshStock,
} from './product-form.ts'

const tee: TypedProduct = {
  ...emptyProduct,
  name: 'Heavy Tee',
  price: '820',
  color: 'black',
  collection: 'Black',
  category: 'T-Shirts',
  stock: { ...emptyProduct.stock, M: '10', L: '0' },
}

describe('what stands against saving a product', () => {
  test('nothing, when name, price, category and color are there', () => {
    expect(productProblems(tee)).toEqual({})
  })

  test('an empty form misses its four required fields', () => {
    expect(productProblems(emptyProduct)).toEqual({
      name: 'productNameRequired',
      price: 'priceRequired',
      category: 'categoryRequired',
      color: 'colorRequired',
    })
  })

  test.each(['101', '-1', '10.5', 'ten'])('a discount of %s', (discount) => {
    expect(productProblems({ ...tee, discount })).toEqual({ discount: 'discountRange' })
  })

  test('a price of three decimals, of nothing, or beyond a million', () => {
    expect(productProblems({ ...tee, price: '1.005' })).toEqual({ price: 'priceDecimals' })
    expect(productProblems({ ...tee, price: '0' })).toEqual({ price: 'priceRequired' })
    expect(productProblems({ ...tee, price: '1000001' })).toEqual({ price: 'tooHigh' })
    expect(productProblems({ ...tee, price: '1.10' })).toEqual({})
  })

  test('half a shirt on the shelf', () => {
    expect(productProblems({ ...tee, stock: { ...tee.stock, M: '1.5' } })).toEqual({ 'stock.M': 'stockWhole' })
  })
})

describe('what is sent', () => {
  test('an empty cell is a size that is not offered, a 0 is one that is sold out', () => {
    expect(bodyOf(tee)?.sizes).toEqual([
      { size: 'M', stock: 10 },
      { size: 'L', stock: 0 },
    ])
  })

  test('numbers typed in Arabic digits arrive as numbers', () => {
    expect(bodyOf({ ...tee, price: '٨٢٠٫٢٥', discount: '١٦' })).toMatchObject({ price: 820.25, discount: 16 })
  })

  test('nothing, while something stands against it', () => {
    expect(bodyOf({ ...tee, name: ' ' })).toBeNull()
  })

  test('pictures in their order, without those that have not arrived', () => {
    const image = { key: 'a', url: '', width: 1, height: 1, alt: 'Front', altAr: '' }
    const images = [
      { ...image, mediaId: 'M1' },
      { ...image, key: 'b', mediaId: null },
    ]
    expect(bodyOf({ ...tee, images })?.images).toEqual([{ mediaId: 'M1', alt: 'Front', altAr: '' }])
  })
})

test('the collection follows the color until it was set apart', () => {
  const white = withColor(tee, 'white')
  expect(white).toMatchObject({ color: 'white', collection: 'White' })
  expect(withColor({ ...white, collection: 'Black' }, 'white').collection).toBe('Black')
  expect(withColor({ ...tee, collection: 'White' }, 'white').collection).toBe('White')
})

test('the discount is shown as shoppers will pay it, rounded half up', () => {
  expect(priceAfter({ price: '820', discount: '16' })).toEqual({ was: 82000, now: 68880 })
  expect(priceAfter({ price: '820', discount: '0' })).toBeNull()
  expect(priceAfter({ price: '', discount: '10' })).toBeNull()
})

test('only what differs counts as unsaved', () => {
  expect(changesBetween(tee, { ...tee })).toEqual([])
  expect(changesBetween(tee, { ...tee, price: '700', stock: { ...tee.stock, M: '9' } })).toEqual(['price', 'stock'])
})

describe('stock that moved while the form was open', () => {
  const start = tee.stock
  const fresh = [
    { size: 'M' as const, stock: 9 },
    { size: 'L' as const, stock: 0 },
  ]

  test('a cell nobody touched takes the number of this moment', () => {
    const { stock, clashes } = withFreshStock({ ...start, L: '5' }, start, fresh)
    expect(stock).toMatchObject({ M: '9', L: '5' })
    expect(clashes).toEqual([])
  })

  test('a cell that was changed is shown to the admin first, then saved as typed', () => {
    const first = withFreshStock({ ...start, M: '20' }, start, fresh)
    expect(first.clashes).toEqual([{ size: 'M', was: 10, now: 9 }])
    expect(first.stock['M']).toBe('20')
    expect(withFreshStock(first.stock, first.startStock, fresh).clashes).toEqual([])
  })
})

test('mine on top of theirs: what I left alone is theirs, cell by cell', () => {
  const theirs = { ...tee, name: 'Light Tee', price: '900', stock: { ...tee.stock, M: '15', L: '3' } }
  const mine = { ...tee, price: '700', stock: { ...tee.stock, L: '8' } }
  expect(mergedOnto(theirs, tee, mine)).toMatchObject({ name: 'Light Tee', price: '700', stock: { M: '15', L: '8' } })
})

test('what was typed while it was being saved is not lost; the reason of the stock is told once', () => {
  const sent = { ...tee, price: '700', stockReason: 'new delivery' }
  const stored = { ...tee, price: '700' }
  expect(mergedOnto(stored, sent, { ...sent, name: 'Light Tee' })).toEqual({ ...stored, name: 'Light Tee' })
})

test('what the server says of the second size stands at that size', () => {
  expect(serverProblems({ 'sizes.1.stock': 'Too many.', 'images.0.alt': 'Too long.', name: 'No.' }, tee)).toEqual({
    'stock.L': 'Too many.',
    images: 'Too long.',
    name: 'No.',
  })
})
