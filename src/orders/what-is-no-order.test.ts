import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeFee, makeProduct } from '../../tests/support/builders.ts'
import { orderForm } from '../../tests/support/order-form.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import { hideProduct } from '../catalog/hide-product.server.ts'

let shop: TestShop
let tee: string
beforeAll(async () => {
  shop = await testShop()
  await makeFee(shop.at.db)
  tee = (await makeProduct(shop.at.db, { sizes: [{ size: 'M', stock: 20_000 }] })).id
})
afterEach(async () => {
  const { rows } = await shop.at.pool.query(
    'select (select count(*)::int from orders) as orders, (select sum(reserved)::int from variants) as reserved',
  )
  expect(rows).toEqual([{ orders: 0, reserved: 0 }])
})
afterAll(() => shop.close())

const place = (form: object | string, headers = {}) => shop.browser().send('POST', '/api/orders/guest', form, headers)

const line = (overrides: object = {}) => ({ product: tee, size: 'M', quantity: 1, price: 200, ...overrides })

const buying = (...products: object[]) => place({ ...orderForm({ productId: tee }), products })

test.each([
  ...['-1', '0', '-0', '0.5', '100', '1e3', '1e308', '1e999', '2147483648', '9007199254740993'],
  ...['"1"', '"1e3"', 'NaN', 'null', '[]', '{}'],
])('OR2: %s is no quantity', async (quantity) => {
  const form = JSON.stringify(orderForm({ productId: tee }))
  const { status, body } = await place(form.replace('"quantity":1', `"quantity":${quantity}`))
  expect([status, body.errorCode]).toEqual([400, 'INVALID'])
})

test.each([
  ['none', [], 'products'],
  ['51', Array(51).fill({}), 'products'],
  ['ten thousand', Array(10_000).fill({}), 'products'],
  ['one of them less than nothing', [{ quantity: 5 }, { quantity: -4 }], 'products.1.quantity'],
  ['more of one size together than may be ordered', [{ quantity: 50 }, { quantity: 50 }], 'products'],
])('OR3: of lines, %s', async (_, lines: object[], field) => {
  const { status, body } = await buying(...lines.map(line))
  expect([status, Object.keys(body.errors)]).toEqual([400, [field]])
})

test('OR4: a size is one of the shop’s, spelled as it is', async () => {
  for (const size of ['m', 'M ', ' M', '', '3XL', 'M\u0000', null, ['M']])
    expect((await buying(line({ size }))).status, JSON.stringify(size)).toBe(400)
})

test('OR4: a product that is not there, not sold any more or not made in the size is not found', async () => {
  const hiddenId = (await makeProduct(shop.at.db)).id
  await hideProduct(shop.at.db, hiddenId, new Date())
  const answers = [
    await buying(line({ product: '01ARZ3NDEKTSV4RRFFQ69G5FAV' })),
    await buying(line({ product: hiddenId })),
    await buying(line({ size: 'L' })),
    await buying(line({ product: "' or 1=1; drop table orders --" })),
  ]
  expect(answers.map(({ status, body }) => [status, body.errorCode])).toEqual(Array(4).fill([404, 'NOT_FOUND']))
  for (const product of [`${tee}\u0000`, '\u0000', '\ud83d', 'x'.repeat(41), {}, [tee], null, undefined])
    expect((await buying(line({ product }))).status, JSON.stringify(product)).toBe(400)
})

test.each([
  ['shippingAddress', undefined, 'Shipping address is required'],
  ['products', undefined, 'Products are required'],
  ['total', undefined, 'Invalid order total'],
  ['total', -1, 'Invalid order total'],
  ['total', 250.001, 'Invalid order total'],
  ['total', '250', 'Invalid order total'],
  ['shippingFee', -1, 'Please check this field.'],
])('an order whose %s is %s is told so', async (field, value, message) => {
  const { status, body } = await place({ ...orderForm({ productId: tee }), [field]: value })
  expect([status, body.errors]).toEqual([400, { [field]: message }])
})

test('OR6: there is no other way to pay than the shop’s own', async () => {
  for (const method of ['free', 'paid', '', 'COD', null, ['cod']])
    expect((await place(orderForm({ productId: tee }, { paymentInfo: { method } }))).status, `${method}`).toBe(400)
})

test('an address is refused field by field, in the asker’s language', async () => {
  const { shippingAddress, ...form } = orderForm({ productId: tee })
  const send = (overrides: object) =>
    place({ ...form, shippingAddress: { ...shippingAddress, ...overrides } }, { 'accept-language': 'ar' })
  const { status, body } = await send({ phone: '01312345678', email: 'nobody' })
  expect([status, Object.keys(body.errors).sort()]).toEqual([400, ['shippingAddress.email', 'shippingAddress.phone']])
  expect(body.errors['shippingAddress.phone']).toContain('أدخل رقم موبايل')
  expect((await send({ name: 'a\u0000b' })).status).toBe(400)
  for (const name of ['', '\u202E', 'x'.repeat(121), 'x'.repeat(900_000)])
    expect(Object.keys((await send({ name })).body.errors), name.slice(0, 9)).toEqual(['shippingAddress.name'])
})
