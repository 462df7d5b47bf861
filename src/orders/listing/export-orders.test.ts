import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestBrowser } from '../../../tests/support/browser.ts'
import { makeFee, makeProduct, requestFor } from '../../../tests/support/builders.ts'
import { type TestShop, testShop } from '../../../tests/support/shop.ts'
import { placeOrder } from '../place-order.server.ts'

let shop: TestShop
let staff: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  staff = await shop.signedIn('staff')
  await makeFee(shop.at.db)
  const { id: productId } = await makeProduct(shop.at.db, { sizes: [{ size: 'M', stock: 99 }] })
  for (const [hour, name] of ['هدى الشافعى', '=1+1', 'Mona "M" Adel'].entries()) {
    const request = requestFor([{ productId, quantity: 2 }])
    const address = { ...request.address, name, phone: '+201012345678' }
    await placeOrder(shop.at.db, { ...request, address }, new Date(`2026-03-03T1${hour}:00:00Z`))
  }
})
afterAll(() => shop.close())

const fetchTable = (query = '', language = 'en', who = staff) =>
  fetch(`${shop.url}/api/admin/orders/export${query}`, {
    headers: { authorization: `Bearer ${who.token ?? ''}`, 'accept-language': language },
  })

const linesIn = async (response: Response): Promise<string[]> => (await response.text()).split('\r\n').slice(0, -1)

test('a spreadsheet reads every order, in Arabic letters, with phones whole and formulas dead', async () => {
  const response = await fetchTable()
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toContain('orders.csv')
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const lines = new TextDecoder().decode(bytes).split('\r\n')
  expect(lines).toHaveLength(5)
  expect(lines[0]).toContain('"Order ID","SKU","Date"')
  expect(lines[1]).toContain('"Mona ""M"" Adel","=""01012345678"""')
  expect(lines[1]).toContain('"2026-03-03 14:00","Pending","Cash on Delivery","Not paid"')
  expect(lines[1]).toContain('"2 × Black Tee, M","2",400.00,50.00,0.00,450.00,""')
  expect(lines[2]).toContain(`"'=1+1"`)
  expect(lines[3]).toContain('هدى الشافعى')
})

test('holds what the filters find, in the language of who asks', async () => {
  const [head, ...orders] = await linesIn(await fetchTable('?search=هدي&status=pending', 'ar'))
  expect(head).toContain('رقم الطلب')
  expect(orders).toHaveLength(1)
  expect(orders[0]).toContain('تيشيرت أسود')
  expect(await linesIn(await fetchTable('?status=delivered'))).toHaveLength(1)
})

test('holds all of many, each once', async () => {
  await shop.at.pool.query(
    `insert into orders (id, sku, placed_by, language, payment_method, holds, subtotal, shipping_fee, total, name, email,
      phone, address, governorate_id, city_name, country, created_at, is_paid)
    select '01ARZ3NDEKTSV4RRFF' || lpad(n::text, 8, '0'), 'BW' || lpad(n::text, 6, '0'), 'test', 'en', 'cod', 'deducted',
      1, 0, 1, 'Somebody', n || '@shop.test', '+201200000000', '-', 'cairo', '-', 'EG', now(), true
    from generate_series(1, 450) as n`,
  )
  const [, ...orders] = await linesIn(await fetchTable())
  expect(orders).toHaveLength(453)
  expect(new Set(orders.map((line) => line.slice(0, 30))).size).toBe(453)
})

test('holds those that were ticked, and nothing at all where they are named wrongly', async () => {
  const { body } = await staff.get('/api/orders?status=pending&sort=oldest')
  const [first, , third] = body.orders.map((order: { id: string }) => order.id)
  const [, ...orders] = await linesIn(await fetchTable(`?ids=${first},${third},${first}`))
  expect(orders.map((line) => /"(Mona|هدى)/.exec(line)?.[1])).toEqual(['Mona', 'هدى'])
  expect(await linesIn(await fetchTable(`?ids=${first}&status=delivered`))).toHaveLength(1)
  for (const ids of ['', 'nothing', `${first},`]) expect((await fetchTable(`?ids=${ids}`)).status).toBe(400)
})

test('is for those who work with orders, and nobody else', async () => {
  expect((await fetchTable('', 'en', await shop.signedIn('viewer'))).status).toBe(403)
  expect((await fetchTable('', 'en', await shop.signedIn('user'))).status).toBe(403)
  expect((await shop.browser().get('/api/admin/orders/export')).status).toBe(401)
})

test('the one size of a cap is called so, in the language of the page', async () => {
  const sizes = [{ size: 'M' as const, stock: 5 }]
  const { id: productId } = await makeProduct(shop.at.db, { category: 'Accessories', sizes })
  const request = requestFor([{ productId, quantity: 1 }])
  await placeOrder(shop.at.db, request, new Date('2026-03-04T10:00:00Z'))
  const tables = await Promise.all(['en', 'ar'].map(async (language) => (await fetchTable('', language)).text()))
  expect(tables.map((table) => /, (One size)"|، (مقاس واحد)"/.test(table))).toEqual([true, true])
})
