import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { makeFee, makeProduct, NOW, requestFor } from '../../tests/support/builders.ts'
import { fillTable, readsAll, watched } from '../../tests/support/large-table.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import { newId } from '../lib/id.server.ts'
import { countSince, listOrders } from './db-list.server.ts'
import { ORDER_SORTS } from './order.ts'
import { placeOrder } from './place-order.server.ts'

let shop: TestShop
let viewer: TestBrowser
const placed = new Map<string, { id: string; sku: string }>()

const CUSTOMERS = [
  { name: 'أحمد فؤاد', email: 'ahmed@example.com', phone: '+201599887766', quantity: 3 },
  { name: 'هدى الشافعى', email: 'huda.s@example.org', phone: '+201012345678', quantity: 1 },
  { name: 'Mona Adel', email: 'mona@example.com', phone: '+201122334455', quantity: 2 },
]

beforeAll(async () => {
  shop = await testShop()
  viewer = await shop.signedIn('viewer')
  const { db } = shop.at
  await makeFee(db)
  const { id } = await makeProduct(db)
  for (const [hour, { quantity, ...person }] of CUSTOMERS.entries()) {
    const request = requestFor([{ productId: id, quantity }])
    const guest = { ...person, token: undefined }
    const orderRequest = { ...request, address: { ...request.address, ...person }, guest }
    const order = await placeOrder(db, orderRequest, new Date(NOW.getTime() + hour * 3.6e6))
    placed.set(person.name, { id: order.id, sku: `BW${order.id.slice(-6)}` })
  }
  const account = { id: newId(), email: 'salma@account.example', fullName: 'سلمى إبراهيم', role: 'user' } as const
  await db.insertInto('accounts').values(account).execute()
  await db.updateTable('orders').set({ accountId: account.id }).where('name', '=', 'Mona Adel').execute()
})
afterAll(() => shop.close())

const codesFor = async (query: Record<string, string>): Promise<string[]> => {
  const { body } = await viewer.get(`/api/orders?${new URLSearchParams(query)}`)
  return body.orders.map(({ shippingAddress }: { shippingAddress: { name: string } }) => shippingAddress.name)
}
const arabic = (text: string): string => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')

test('page after page shows each order once, in order, from whichever end of the index it is read', async () => {
  const { db } = shop.at
  for (const sort of ORDER_SORTS) {
    const ids = async (page: number, limit: number): Promise<string[]> =>
      (await listOrders(db, {}, { sort, page, limit })).rows.map(({ id }) => id)
    const all = await ids(1, 100)
    expect(new Set(all).size).toBeGreaterThan(2)
    for (const limit of [1, 2]) {
      const pages = Array.from({ length: Math.ceil(all.length / limit) + 1 }, (_, at) => ids(at + 1, limit))
      expect((await Promise.all(pages)).flat(), `${sort} ${limit}`).toEqual(all)
    }
  }
})

describe('an order is found by', () => {
  test.each([
    ['احمد', 'أحمد فؤاد'],
    ['إحمد', 'أحمد فؤاد'],
    ['أحمَد', 'أحمد فؤاد'],
    ['فواد', 'أحمد فؤاد'],
    ['فؤاد احمد', 'أحمد فؤاد'],
    ['هدي الشافعي', 'هدى الشافعى'],
    ['الشافعى', 'هدى الشافعى'],
    ['mona', 'Mona Adel'],
    ['ADEL  Mona', 'Mona Adel'],
    ['منى عادل', 'Mona Adel'],
    ['Hoda Elshafei', 'هدى الشافعى'],
    ['Fouad', 'أحمد فؤاد'],
    ['سلمي', 'Mona Adel'],
    ['سلمى ابراهيم', 'Mona Adel'],
    ['salma@account.example', 'Mona Adel'],
    ['huda.s@example.org', 'هدى الشافعى'],
    ['Huda.S@', 'هدى الشافعى'],
    ['01599887766', 'أحمد فؤاد'],
    ['٠١٥٩٩٨٨٧٧٦٦', 'أحمد فؤاد'],
    ['۰۱۵۹۹۸۸۷۷۶۶', 'أحمد فؤاد'],
    ['+20 159 988 7766', 'أحمد فؤاد'],
    ['0020-1599887766', 'أحمد فؤاد'],
    ['(015) 9988', 'أحمد فؤاد'],
    ['887766', 'أحمد فؤاد'],
    ['\u202A+201599887766\u202C', 'أحمد فؤاد'],
  ])('%s: %s', async (search, name) => {
    expect(await codesFor({ search })).toEqual([name])
    expect(await codesFor({ q: search })).toEqual([name])
  })

  test('its id and its code, whole or in part, in any case and any digits', async () => {
    for (const [name, { id, sku }] of placed)
      for (const search of [id, id.toLowerCase(), id.slice(-8), sku, sku.toLowerCase(), arabic(sku), ` #${sku} `])
        expect(await codesFor({ search }), search).toEqual([name])
  })

  test.each(['nobody', 'احمد mona', '01000000000', '%', '_', '\\', "' or 1=1 --", 'BW%', '😀', 'ض '.repeat(40)])(
    '%s, which is none of them: nothing',
    async (search) => expect(await codesFor({ search })).toEqual([]),
  )

  test('status and search together', async () => {
    expect(await codesFor({ search: 'mona', status: 'pending' })).toEqual(['Mona Adel'])
    expect(await codesFor({ search: 'mona', status: 'paid' })).toEqual([])
  })
})

describe('orders are sorted', () => {
  const [ahmed, huda, mona] = CUSTOMERS.map(({ name }) => name)

  test.each([
    [{}, [mona, huda, ahmed]],
    [{ sort: 'newest' }, [mona, huda, ahmed]],
    [{ sort: 'oldest' }, [ahmed, huda, mona]],
    [{ sort: 'total-desc' }, [ahmed, mona, huda]],
    [{ sort: 'total-asc' }, [huda, mona, ahmed]],
    [{ sort: 'name' }, [mona, ahmed, huda]],
    [{ sort: 'id; drop table orders' }, [mona, huda, ahmed]],
  ])('as %j asks', async (query, names) => {
    expect(await codesFor(query as Record<string, string>)).toEqual(names)
  })

  test('each on one page only', async () => {
    for (const sort of ORDER_SORTS) {
      const pages = await Promise.all(['1', '2', '3'].map((page) => codesFor({ sort, page, limit: '1' })))
      expect(pages.flat(), sort).toEqual(await codesFor({ sort }))
    }
  })
})

describe('orders that somebody has to look at', () => {
  const flag = (name: string, attention: string | null) =>
    shop.at.db.updateTable('orders').set({ attention }).where('name', '=', name).execute()
  afterEach(() => Promise.all(CUSTOMERS.map(({ name }) => flag(name, null))))

  test('say why, are counted, and can be had alone', async () => {
    await flag('Mona Adel', 'payment differs')
    await flag('هدى الشافعى', 'unanswered')
    const { body } = await viewer.get('/api/orders?attention=true&limit=1')
    expect(body.orders).toMatchObject([{ attention: 'payment differs' }])
    expect([body.attention, body.pagination.total]).toEqual([2, 2])
    expect(await codesFor({ attention: 'true' })).toEqual(['Mona Adel', 'هدى الشافعى'])
    expect(await codesFor({ attention: 'true', search: 'هدي' })).toEqual(['هدى الشافعى'])
    expect(await codesFor({ attention: 'true', status: 'paid' })).toEqual([])
    expect(await codesFor({ attention: 'false' })).toHaveLength(3)
    expect(await codesFor({ attention: 'perhaps' })).toHaveLength(3)
  })

  test('are no longer among them once they are deleted', async () => {
    await flag('Mona Adel', 'unanswered')
    const deleted = (deletedAt: Date | null) =>
      shop.at.db.updateTable('orders').set({ deletedAt }).where('name', '=', 'Mona Adel').execute()
    await deleted(NOW)
    const { body } = await viewer.get('/api/orders?attention=true')
    await deleted(null)
    expect([body.attention, body.orders]).toEqual([0, []])
  })
})

describe('what has come since a list was read', () => {
  const since = (at: string) => viewer.get(`/api/admin/recent-orders?since=${encodeURIComponent(at)}`)

  test('is a number, for whoever may see the orders and nobody else', async () => {
    const { recent } = (await viewer.get('/api/orders')).body
    const placedAt = new Date(Date.parse(recent.since) + 60_000)
    expect((await since(recent.since)).body.recent).toEqual(recent)
    const [product] = await shop.at.db.selectFrom('products').select('id').execute()
    const { id } = await placeOrder(shop.at.db, requestFor([{ productId: product?.id ?? '', quantity: 1 }]), placedAt)
    expect((await since(recent.since)).body.recent.count).toBe(recent.count + 1)
    await shop.at.db.updateTable('orders').set({ deletedAt: placedAt }).where('id', '=', id).execute()
    expect((await since(recent.since)).body.recent.count).toBe(recent.count)
    expect((await shop.browser().get(`/api/admin/recent-orders?since=${recent.since}`)).status).toBe(401)
    expect((await since('yesterday')).status).toBe(400)
  })
})

test('ten thousand orders are not read one by one to find one of them', async () => {
  await fillTable(
    shop.at.pool,
    'orders',
    'orders_search',
    `insert into orders (id, sku, placed_by, language, payment_method, holds, subtotal, shipping_fee, total, name, email,
      phone, address, governorate_id, city_name, country, created_at)
    select '01ARZ3NDEKTSV4RRFF' || lpad(n::text, 8, '0'), 'BW' || lpad(n::text, 6, '0'), 'test', 'en', 'cod', 'reserved',
      1, 0, 1, 'Somebody ' || n, n || '@shop.test', '+2012' || lpad(n::text, 8, '0'), '-', 'cairo', '-', 'EG', now()
    from generate_series(1, 10000) as n`,
  )
  const { db, take, planOf } = watched(shop.at.pool)
  for (const search of ['01599887766', 'هدي الشافعي', 'salma@account.example']) {
    const { total } = await listOrders(db, { search, status: undefined }, { sort: 'newest', page: 1, limit: 10 })
    const queries = take()
    expect([total, queries.length], search).toEqual([1, 2])
    for (const query of queries) {
      const plan = await planOf(query)
      expect(plan, search).toContain('orders_search')
      expect(readsAll(plan, 'orders'), search).toBe(false)
    }
  }
  await db.updateTable('orders').set({ attention: 'unanswered' }).where('name', '=', 'Mona Adel').execute()
  take()
  await listOrders(db, { search: '', status: undefined, attention: true }, { sort: 'newest', page: 1, limit: 10 })
  await countSince(db, new Date(Date.now() + 60_000))
  const plans = await Promise.all(take().map(planOf))
  expect(plans.map((plan) => [/orders_attention|orders_newest/.exec(plan)?.[0], readsAll(plan, 'orders')])).toEqual([
    ['orders_attention', false],
    ['orders_attention', false],
    ['orders_newest', false],
  ])
})
