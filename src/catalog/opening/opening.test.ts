import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeFee, makeOrder, makeOwner, makeProduct, NOW, requestFor } from '../../../tests/support/builders.ts'
import { orderForm } from '../../../tests/support/order-form.ts'
import { type TestShop, testShop } from '../../../tests/support/shop.ts'
import { until } from '../../../tests/support/until.ts'
import { placeOrder } from '../../orders/place-order.server.ts'
import { duplicateProduct } from '../duplicate-product.server.ts'
import { watchOpenings } from './watch-openings.server.ts'

const HOUR = 3_600_000

let shop: TestShop
let [id, opensAt] = ['', '']
beforeAll(async () => {
  shop = await testShop()
  await makeFee(shop.at.db)
})
afterAll(() => shop.close())

const inAnHour = () => new Date(Math.ceil(Date.now() / HOUR + 1) * HOUR).toISOString()
const openIt = (moment: Date) =>
  shop.at.db.updateTable('products').set({ opensAt: moment }).where('id', '=', id).execute()
const ordered = () => shop.browser().send('POST', '/api/orders/guest', orderForm({ productId: id }))

beforeEach(async () => {
  opensAt = inAnHour()
  id = (await makeProduct(shop.at.db, { opensAt })).id
})

describe('DR1: before a product opens', () => {
  test('an order of it is refused, with the moment, in both languages; after it the same order stands', async () => {
    const early = await ordered()
    expect(early).toMatchObject({ status: 409, body: { errorCode: 'NOT_OPEN_YET', details: { opensAt } } })
    expect(early.body.message).toMatch(/^Black Tee opens on .+, Cairo time\./)
    const arabic = { 'accept-language': 'ar' }
    const { body } = await shop.browser().send('POST', '/api/orders/guest', orderForm({ productId: id }), arabic)
    expect(body.message).toContain('تيشيرت أسود')
    await openIt(new Date(Date.now() - 1))
    expect((await ordered()).status).toBe(201)
  })

  test('one line of it refuses the whole cart, and takes nothing of the others', async () => {
    const other = await makeProduct(shop.at.db)
    const request = requestFor([{ productId: other.id }, { productId: id }])
    await expect(placeOrder(shop.at.db, request, NOW)).rejects.toThrow('NOT_OPEN_YET')
    const { body } = await shop.browser().get(`/api/stock/${other.id}`)
    expect(body.sizes).toEqual([{ size: 'M', stock: 10 }])
  })

  test('the cart’s check says so, and offers nothing of it to be bought', async () => {
    const line = { productId: id, size: 'M', quantity: 1 }
    const one = await shop.browser().send('POST', '/api/cart-validation/validate-item', line)
    expect(one.body).toMatchObject({ isValid: false, maxQuantity: 0, opensAt })
    const whole = await shop.browser().send('POST', '/api/cart-validation/validate', { cartItems: [line] })
    expect(whole.body).toMatchObject({ isValid: false, validatedItems: [], totalPrice: 0 })
    expect(whole.body.problems).toMatchObject([{ reason: 'not-open', opensAt }])
  })

  test('an account’s cart takes none of it, by saving or by joining a guest’s, and keeps what it had before', async () => {
    const browser = await shop.signedIn('user')
    const line = { productId: id, size: 'M', quantity: 1 }
    const refused = await browser.send('PUT', '/api/cart', { items: [line] })
    expect(refused).toMatchObject({ status: 409, body: { errorCode: 'NOT_OPEN_YET' } })
    const joined = await browser.send('POST', '/api/cart/merge', { cartId: 'early-cart', items: [line] })
    expect(joined.body).toMatchObject({ items: [], less: [{ ...line, quantity: 0 }] })
    await openIt(new Date(0))
    await browser.send('PUT', '/api/cart', { items: [line] })
    await openIt(new Date(opensAt))
    expect((await browser.send('PUT', '/api/cart', { items: [line] })).body.items).toMatchObject([line])
    expect((await browser.send('PUT', '/api/cart', { items: [{ ...line, quantity: 2 }] })).status).toBe(409)
  })

  test('whoever asks for its stock hears when, and how long that is by the shop’s clock', async () => {
    const { body } = await shop.browser().get(`/api/stock/${id}`)
    expect(body).toMatchObject({ opensAt, sizes: [{ size: 'M', stock: 10 }] })
    expect(Math.abs(Date.parse(opensAt) - Date.now() - body.opensIn)).toBeLessThan(60_000)
    await openIt(new Date(0))
    expect((await shop.browser().get(`/api/stock/${id}`)).body).toMatchObject({ opensAt: null, opensIn: 0 })
  })

  test('the team may write an order of it for whoever asked them', async () => {
    const accountId = await makeOwner(shop.at.db)
    const desk = { channel: null, accountId, note: '' }
    const request = requestFor([{ productId: id }], { desk, placedBy: `desk ${accountId}` })
    await expect(placeOrder(shop.at.db, request, NOW)).resolves.toMatchObject({ guestToken: null })
  })

  test('the database refuses a shopper’s line of it, whoever writes it', async () => {
    const { id: productId } = await makeProduct(shop.at.db)
    const orderId = await makeOrder(shop.at.db, [{ productId }])
    const { id: variantId } = await shop.at.db
      .selectFrom('variants')
      .select('id')
      .where('productId', '=', id)
      .executeTakeFirstOrThrow()
    const named = { orderId, productId: id, variantId, name: 'Black Tee', nameAr: '', size: 'M' } as const
    const line = { ...named, position: 1, price: 1, quantity: 1 }
    const writing = shop.at.db.insertInto('orderLines').values(line).execute()
    await expect(writing).rejects.toThrow('is not open yet')
  })
})

test('DR2: when it opens what is kept is dropped, to the moment and by each process itself', async () => {
  let opened = 0
  const openings = watchOpenings(shop.at.db, () => {
    opened += 1
  })
  const moment = new Date(Date.now() + 1500)
  await openIt(moment)
  openings.again()
  await until(async () => opened === 1)
  expect(Date.now()).toBeGreaterThanOrEqual(moment.getTime())
  const { isOpen } = (await shop.browser().get(`/api/products/${id}`)).body.product
  expect(isOpen).toBe(true)
  openings.stop()
})

test('DR1: a copy of it opens when it does, at a whole minute', async () => {
  const copy = await duplicateProduct(shop.at.db, id, await makeOwner(shop.at.db), NOW)
  expect(copy).toMatchObject({ opensAt, isOpen: false, status: 'draft' })
  const exact = await makeProduct(shop.at.db, { opensAt: opensAt.replace(':00.000Z', ':41.500Z') })
  expect(exact.opensAt).toBe(opensAt)
})
