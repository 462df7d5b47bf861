import { describe, expect, test } from 'vitest'
import { type CartItem, cartIn, count, lineTotal, merge, putBack, total, withPrice, withQuantity } from './cart.ts'

const tee: CartItem = {
  id: 'local_1',
  productId: '01J0000000000000000000TEE0',
  name: 'Heavy cotton tee',
  nameAr: 'تيشيرت قطن ثقيل',
  color: 'black',
  size: 'M',
  isOneSize: false,
  quantity: 1,
  price: 690,
  image: { url: '/media/01J/960.webp', width: 1600, height: 2000 },
}
const hoodie: CartItem = { ...tee, id: 'local_2', productId: '01J000000000000000000HOOD0', price: 1250.35, image: null }

describe('a piece put into the cart', () => {
  test('joins the line of the same product and size', () => {
    const cart = merge([tee, hoodie], { ...tee, id: 'local_3', quantity: 2 })
    expect(cart.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['local_1', 3],
      ['local_2', 1],
    ])
  })

  test('is a line of its own in another size', () => {
    expect(merge([tee], { ...tee, id: 'local_3', size: 'L' })).toHaveLength(2)
  })

  test('brings the price of today to the line that it joins', () => {
    expect(merge([tee], { ...tee, price: 650 })).toMatchObject([{ price: 650, quantity: 2 }])
  })

  test('never makes more than 99 of one', () => {
    expect(merge([{ ...tee, quantity: 98 }], { ...tee, quantity: 5 })).toMatchObject([{ quantity: 99 }])
  })

  test('finds no room after 50 lines, but still joins one of them', () => {
    const full = Array.from({ length: 50 }, (_, at) => ({ ...tee, id: `local_${at}`, productId: `product-${at}` }))
    expect(merge(full, hoodie)).toEqual(full)
    expect(merge(full, { ...tee, productId: 'product-7' })[7]).toMatchObject({ quantity: 2 })
  })
})

describe('a line of the cart', () => {
  test('goes when its quantity becomes 0 or less', () => {
    expect(withQuantity([tee, hoodie], tee.id, 0)).toEqual([hoodie])
    expect(withQuantity([tee, hoodie], tee.id, -1)).toEqual([hoodie])
  })

  test('holds whole pieces, at most 99', () => {
    expect(withQuantity([tee], tee.id, 2.9)).toMatchObject([{ quantity: 2 }])
    expect(withQuantity([tee], tee.id, 100)).toMatchObject([{ quantity: 99 }])
  })

  test('comes back to its place when its removal is undone', () => {
    expect(putBack([hoodie], tee, 0)).toEqual([tee, hoodie])
  })

  test('that was added anew before the undo is not there twice', () => {
    expect(putBack([{ ...tee, id: 'local_9' }], tee, 0)).toMatchObject([{ id: 'local_9', quantity: 2 }])
  })
})

describe('what the cart costs', () => {
  test('is exact where floating point is not', () => {
    const prices = [0.1, 0.2, 1250.35, 19.99]
    const cart = prices.map((price, at) => ({ ...tee, id: `local_${at}`, price, quantity: 3 }))
    expect(total(cart)).toBe(381_192)
    expect(lineTotal({ price: 1.15, quantity: 3 })).toBe(345)
  })

  test('follows a changed price', () => {
    expect(total(withPrice([tee, hoodie], tee.id, 650))).toBe(190_035)
  })

  test('counts pieces, not lines', () => {
    expect(count([{ ...tee, quantity: 3 }, hoodie])).toBe(4)
  })
})

describe('a kept cart', () => {
  const items = (text: string | null) => cartIn(text).items

  test('comes back as it was', () => {
    expect(cartIn(JSON.stringify([tee, hoodie]))).toEqual({ items: [tee, hoodie], isWhole: true })
  })

  test.each(['', 'null', '{', '{"state":{"items":7}}', '"bw"', '[1, null, {"id": "local_1"}]'])(
    'that is damaged (%s) is an empty one, and known to be damaged',
    (text) => expect(cartIn(text)).toEqual({ items: [], isWhole: false }),
  )

  test('that was never kept is an empty one, and nothing is wrong with it', () => {
    for (const text of [null, '[]']) expect(cartIn(text)).toEqual({ items: [], isWhole: true })
  })

  test('loses only the lines that are damaged', () => {
    const stored = [tee, { ...hoodie, quantity: '3' }, { ...hoodie, size: 'XXXL' }, { ...hoodie, price: Number.NaN }]
    expect(cartIn(JSON.stringify(stored))).toEqual({ items: [tee], isWhole: false })
  })

  test('has no line twice and none of nothing', () => {
    const stored = [tee, { ...tee, id: 'local_5' }, { ...hoodie, quantity: 0 }]
    expect(items(JSON.stringify(stored))).toMatchObject([{ id: 'local_1', quantity: 2 }])
  })
})
