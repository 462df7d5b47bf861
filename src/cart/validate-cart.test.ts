import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeFee, makeOrder, makeProduct } from '../../tests/support/builders.ts'
import { crowd } from '../../tests/support/crowd.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import { hideProduct } from '../catalog/hide-product.server.ts'
import type { ProductForm } from '../catalog/save-product.server.ts'
import { inTransaction } from '../lib/db.server.ts'
import { type CartItem, validateCart } from './validate-cart.server.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  await makeFee(shop.at.db)
})
afterAll(() => shop.close())

const make = (overrides: Partial<ProductForm> = {}) => makeProduct(shop.at.db, overrides)
const check = (items: CartItem[], language: 'en' | 'ar' = 'en') => validateCart(shop.at.db, items, language)
const line = (productId: string, overrides: Partial<CartItem> = {}): CartItem => ({
  productId,
  name: 'Black Tee',
  size: 'M',
  quantity: 2,
  price: 200,
  ...overrides,
})

const reasonsOf = (problems: { reason: string; message: string }[]) =>
  problems.map(({ reason, message }) => [reason, message])

describe('a cart', () => {
  test('that is as the shopper saw it has nothing wrong', async () => {
    const { id } = await make({ price: 649.95, discount: 10 })
    const checked = await check([line(id, { price: 584.96 })])
    expect(checked).toMatchObject({ isValid: true, errors: [], problems: [], totalPrice: 1169.92 })
    expect(checked.validatedItems).toEqual([
      {
        ...{ productId: id, size: 'M', name: 'Black Tee', nameAr: 'تيشيرت أسود', quantity: 2, maxQuantity: 10 },
        ...{ price: 584.96, currentPrice: 584.96 },
      },
    ])
  })

  test('that is empty is fine', async () => {
    expect(await check([])).toEqual({ isValid: true, errors: [], problems: [], validatedItems: [], totalPrice: 0 })
  })

  test('with more than there is left keeps what there is', async () => {
    const { id } = await make({ sizes: [{ size: 'M', stock: 3 }] })
    await makeOrder(shop.at.db, [{ productId: id }])
    const checked = await check([line(id, { quantity: 5 })])
    expect(reasonsOf(checked.problems)).toEqual([['too-many', 'Only 2 items available in stock']])
    expect([checked.isValid, checked.validatedItems[0]?.quantity, checked.totalPrice]).toEqual([false, 2, 400])
  })

  test('with a price that moved is told the old one and the new one, and counted at the new one', async () => {
    const { id } = await make({ price: 250 })
    const checked = await check([line(id)])
    expect(reasonsOf(checked.problems)).toEqual([['price-changed', 'The price changed from EGP 200.00 to EGP 250.00.']])
    expect([checked.isValid, checked.totalPrice]).toEqual([false, 500])
    expect((await check([line(id, { price: undefined })])).isValid).toBe(true)
  })

  test('loses what is sold out, hidden, not made in this size, or never was', async () => {
    const [hidden, out] = [await make(), await make({ sizes: [{ size: 'M', stock: 0 }] })]
    await hideProduct(shop.at.db, hidden.id, new Date())
    const checked = await check([
      line(out.id),
      line(hidden.id),
      line(out.id, { size: 'XL' }),
      line('01ARZ3NDEKTSV4RRFFQ69G5FAV', { name: 'Old Tee' }),
      line("'; drop table products", { name: '' }),
    ])
    expect(reasonsOf(checked.problems)).toEqual([
      ['out-of-stock', 'Black Tee, M is out of stock.'],
      ['gone', 'Black Tee, M is not sold any more.'],
      ['gone', 'Black Tee, XL is not sold any more.'],
      ['gone', 'Old Tee, M is not sold any more.'],
      ['gone', ', M is not sold any more.'],
    ])
    expect([checked.validatedItems, checked.totalPrice]).toEqual([[], 0])
  })

  test('with too many at another price is told both', async () => {
    const { id } = await make({ price: 250, sizes: [{ size: 'M', stock: 1 }] })
    expect((await check([line(id)])).problems.map(({ reason }) => reason)).toEqual(['too-many', 'price-changed'])
  })

  test('that names a size twice is one line', async () => {
    const { id } = await make({
      sizes: [
        { size: 'M', stock: 3 },
        { size: 'L', stock: 3 },
      ],
    })
    const checked = await check([line(id), line(id), line(id, { size: 'L' })])
    expect(reasonsOf(checked.problems)).toEqual([['too-many', 'Only 3 items available in stock']])
    expect(checked.validatedItems.map(({ size, quantity }) => [size, quantity])).toEqual([
      ['M', 3],
      ['L', 2],
    ])
  })

  test('with more of a product than one shopper may have keeps the first lines, of all sizes together', async () => {
    const { id } = await make({
      maxPerShopper: 3,
      sizes: [
        { size: 'M', stock: 9 },
        { size: 'L', stock: 9 },
        { size: 'XL', stock: 9 },
      ],
    })
    const checked = await check([line(id), line(id, { size: 'L' }), line(id, { size: 'XL' })])
    const why = 'Black Tee: at most 3 pieces for each shopper, of all sizes.'
    expect(reasonsOf(checked.problems)).toEqual([
      ['over-limit', why],
      ['over-limit', why],
    ])
    expect(checked.validatedItems.map(({ quantity, maxQuantity }) => [quantity, maxQuantity])).toEqual([
      [2, 3],
      [1, 1],
      [0, 0],
    ])
  })

  test('with more of one thing than an order takes is told so, not cut in silence', async () => {
    const { id } = await make({ sizes: [{ size: 'M', stock: 500 }] })
    const checked = await check([line(id, { quantity: 99 }), line(id, { quantity: 1 })])
    expect(reasonsOf(checked.problems)).toEqual([['too-many', 'Only 99 items available in stock']])
    expect(checked.validatedItems[0]).toMatchObject({ quantity: 99, maxQuantity: 99 })
  })

  test('is told in Arabic, with Arabic names and Western digits', async () => {
    const { id } = await make({ price: 1250, sizes: [{ size: 'M', stock: 1 }] })
    const { errors, problems } = await check([line(id, { price: 1200 })], 'ar')
    expect(errors).toEqual(['متوفر في المخزون 1 فقط', 'تغيّر السعر من 1,200.00 ج.م إلى 1,250.00 ج.م.'])
    expect(errors).toEqual(problems.map(({ message }) => message))
    const out = await make({ sizes: [{ size: 'M', stock: 0 }] })
    expect((await check([line(out.id)], 'ar')).errors).toEqual(['نفدت الكمية: تيشيرت أسود، مقاس M.'])
    const bare = await make({ nameAr: '', sizes: [{ size: 'M', stock: 0 }] })
    expect((await check([line(bare.id)], 'ar')).errors).toEqual(['نفدت الكمية: Black Tee، مقاس M.'])
  })

  test('holds nothing for the shopper: looking is not ordering', async () => {
    const { id } = await make()
    for (let turn = 0; turn < 3; turn += 1) await check([line(id, { quantity: 10 })])
    const shelf = shop.at.db.selectFrom('variants').select('reserved').where('productId', '=', id)
    expect(await shelf.execute()).toEqual([{ reserved: 0 }])
  })

  test('ST7: waits for nobody’s order, however many look at once', async () => {
    const { id } = await make()
    await inTransaction(shop.at.db, async (tx) => {
      await tx.selectFrom('variants').selectAll().where('productId', '=', id).forUpdate().execute()
      const { done, broken } = await crowd(100, () => check([line(id)]))
      expect({ valid: done.filter(({ isValid }) => isValid).length, broken }).toEqual({ valid: 100, broken: [] })
    })
  })
})

describe('over HTTP', () => {
  const ask = (cartItems: unknown, headers = {}) =>
    shop.browser().send('POST', '/api/cart-validation/validate', { cartItems }, headers)

  test('a cart is checked in the asker’s language', async () => {
    const { id } = await make({ sizes: [{ size: 'M', stock: 1 }] })
    const { status, body } = await ask([{ productId: id, size: 'M', quantity: 2, price: 200 }], {
      'accept-language': 'ar',
    })
    expect([status, body.success, body.isValid, body.errors]).toEqual([200, true, false, ['متوفر في المخزون 1 فقط']])
  })

  test('what is no cart is refused', async () => {
    const item = { productId: '01ARZ3NDEKTSV4RRFFQ69G5FAV', size: 'M', quantity: 1, price: 1 }
    const odd = [null, {}, 'x', [null], [{ ...item, size: 'm' }], Array(51).fill(item), [{ ...item, price: -1 }]]
    for (const cart of odd) expect((await ask(cart)).status, JSON.stringify(cart).slice(0, 80)).toBe(400)
    for (const quantity of [0, -1, 1.5, 100, '1', null, 1e308])
      expect((await ask([{ ...item, quantity }])).status, String(quantity)).toBe(400)
    expect((await ask(Array(50).fill(item))).body.problems.length).toBe(1)
  })

  test('one line is checked alone: a moved price is a warning, a lack an error', async () => {
    const { id } = await make({ price: 250, sizes: [{ size: 'M', stock: 2 }] })
    const askItem = (overrides = {}) =>
      shop
        .browser()
        .send('POST', '/api/cart-validation/validate-item', { productId: id, size: 'M', quantity: 1, ...overrides })
    expect((await askItem({ currentPrice: 200 })).body).toMatchObject({
      ...{ isValid: true, errors: [], maxQuantity: 2, currentPrice: 250, priceChanged: true },
      warnings: ['The price changed from EGP 200.00 to EGP 250.00.'],
    })
    expect((await askItem({ quantity: 3 })).body).toMatchObject({ isValid: false, warnings: [], priceChanged: false })
    const unknown = await askItem({ productId: 'gone' })
    expect(unknown.body).toMatchObject({ isValid: false, maxQuantity: 0, currentPrice: 0 })
  })
})
