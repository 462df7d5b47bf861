import { describe, expect, test } from 'vitest'
import { mergedFrom } from '#back-office/form/admin-form.ts'
import {
  bodyOf,
  emptyProduct,
  PRODUCT_FIELDS,
  priceAfter,
  productProblems,
  serverProblems,
  sizesText,
  type TypedProduct,
  withColor,
} from './product-form.ts'

const tee: TypedProduct = {
  ...emptyProduct,
  name: 'Heavy Tee',
  price: '820',
  color: 'black',
  collection: 'Black',
  category: 'T-Shirts',
  'stock.M': '10',
  'stock.L': '0',
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
    expect(productProblems({ ...tee, price: '0' })).toEqual({ price: 'noPrice' })
    expect(productProblems({ ...tee, price: 'abc' })).toEqual({ price: 'noPrice' })
    expect(productProblems({ ...tee, price: ' ' })).toEqual({ price: 'priceRequired' })
    expect(productProblems({ ...tee, price: '1000001' })).toEqual({ price: 'tooHigh' })
    expect(productProblems({ ...tee, price: '1.10' })).toEqual({})
  })

  test('half a shirt on the shelf', () => {
    expect(productProblems({ ...tee, 'stock.M': '1.5' })).toEqual({ 'stock.M': 'stockWhole' })
  })
})

test('a height without a size, a size without a height, and a height that nobody has', () => {
  const wrong = (worn: Partial<TypedProduct>) => productProblems({ ...tee, ...worn })
  expect(wrong({ modelHeight: '186', sizeWorn: 'L' })).toEqual({})
  expect(wrong({ modelHeight: '186' })).toEqual({ sizeWorn: 'wornHalf' })
  expect(wrong({ sizeWorn: 'L' })).toEqual({ modelHeight: 'wornHalf' })
  for (const modelHeight of ['119', '231', '1.86', 'tall'])
    expect(wrong({ modelHeight, sizeWorn: 'L' })).toEqual({ modelHeight: 'modelHeight' })
})

test.each(['0', '100', '1.5', 'two'])('a limit per shopper of %s', (maxPerShopper) => {
  expect(productProblems({ ...tee, maxPerShopper })).toEqual({ maxPerShopper: 'perShopper' })
})

describe('what is sent', () => {
  test('when it opens as an instant, read by a clock in Cairo, and how much of it one may have', () => {
    const sent = bodyOf({ ...tee, opensAt: '2026-12-01T20:00', maxPerShopper: '٢' })
    expect(sent).toMatchObject({ opensAt: '2026-12-01T18:00:00.000Z', maxPerShopper: 2 })
    expect(bodyOf(tee)).toMatchObject({ opensAt: null, maxPerShopper: null })
  })

  test('an empty cell is a size that is not offered, a 0 is one that is sold out', () => {
    expect(bodyOf(tee)?.sizes).toEqual([
      { size: 'M', stock: 10 },
      { size: 'L', stock: 0 },
    ])
  })

  test('numbers typed in Arabic digits arrive as numbers', () => {
    expect(bodyOf({ ...tee, price: '٨٢٠٫٢٥', discount: '١٦' })).toMatchObject({ price: 820.25, discount: 16 })
  })

  test('what it is made of as it was typed, and who wears it as a number, or not at all', () => {
    const told = { material: '100% cotton', careAr: 'غسيل بارد' }
    expect(bodyOf({ ...tee, ...told, modelHeight: '١٨٦', sizeWorn: 'L' })).toMatchObject({
      ...told,
      ...{ modelHeight: 186, sizeWorn: 'L' },
    })
    expect(bodyOf(tee)).toMatchObject({ material: '', modelHeight: null, sizeWorn: null })
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

describe('stock', () => {
  test('of a cell is sent with what stood there, so that what was sold since does not come back', () => {
    expect(bodyOf({ ...tee, 'stock.M': '12', 'stock.S': '3' }, tee)?.sizes).toEqual([
      { size: 'S', stock: 3 },
      { size: 'M', stock: 12, was: 10 },
      { size: 'L', stock: 0, was: 0 },
    ])
  })

  test('that two changed is met size by size', () => {
    const theirs = { ...tee, price: '900', 'stock.M': '9', 'stock.L': '3' }
    const mine = { ...tee, 'stock.M': '20' }
    const { merged, taken, contested } = mergedFrom(PRODUCT_FIELDS, { start: tee, mine, theirs })
    expect([taken, contested]).toEqual([['price', 'stock.L'], ['stock.M']])
    expect(merged).toMatchObject({ price: '900', 'stock.M': '20', 'stock.L': '3' })
  })
})

test('a draft leads nothing', () => {
  expect(bodyOf({ ...tee, featured: true })?.featured).toBe(true)
  expect(bodyOf({ ...tee, featured: true, status: 'draft' })).toMatchObject({ featured: false, status: 'draft' })
})

test('what the server says of the second size stands at that size', () => {
  expect(serverProblems({ 'sizes.1.stock': 'Too many.', 'images.0.alt': 'Too long.', name: 'No.' }, tee)).toEqual({
    'stock.L': 'Too many.',
    images: 'Too long.',
    name: 'No.',
  })
})

test('sizes are told in their order with what is left of each, and the one of a cap is called so', () => {
  const sizes = [
    { size: 'L' as const, stock: 0 },
    { size: 'M' as const, stock: 1234 },
  ]
  const cap = [{ size: 'M' as const, stock: 5 }]
  expect(sizesText({ category: 'T-Shirts', sizes }, 'One size')).toBe('M\u00a01,234, L\u00a00')
  expect(sizesText({ category: 'Accessories', sizes: cap }, 'One size')).toBe('One size\u00a05')
})
