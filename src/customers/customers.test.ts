import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { makeFee, makeOrder, makeProduct, NOW, requestFor } from '../../tests/support/builders.ts'
import { crowd } from '../../tests/support/crowd.ts'
import { takeSteps } from '../../tests/support/order-steps.ts'
import { makeReview } from '../../tests/support/reviews.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import { newId } from '../lib/id.server.ts'
import { eraseClosedAccounts } from '../orders/erase-closed-accounts.server.ts'
import { placeOrder } from '../orders/place-order.server.ts'
import type { Customer, ListedCustomer } from './listed-customer.ts'
import { sumCustomers } from './sum-customers.server.ts'

const HOUR = 3_600_000
const PRICE = 200
const FEE = 50

let shop: TestShop
let viewer: TestBrowser
let productId: string
beforeAll(async () => {
  shop = await testShop()
  viewer = await shop.signedIn('viewer')
  await makeFee(shop.at.db)
  productId = (await makeProduct(shop.at.db, { sizes: [{ size: 'M', stock: 500 }] })).id
})
afterAll(() => shop.close())

interface Person {
  name: string
  email: string
  phone: string
}

/** Nobody else's number. */
let numbers = 0
const aPhone = (): string => {
  numbers += 1
  return `+2015${String(20_000_000 + numbers)}`
}

async function guestOrder(person: Person, quantity = 1, at = NOW): Promise<string> {
  const request = requestFor([{ productId, quantity }])
  const guest = { ...person, token: undefined }
  return (await placeOrder(shop.at.db, { ...request, address: { ...request.address, ...person }, guest }, at)).id
}

async function makeAccount(given: Partial<Person> = {}): Promise<string> {
  const id = newId()
  const { name: fullName = 'Salma Ibrahim', email = `${id.toLowerCase()}@account.example`, phone = null } = given
  await shop.at.db.insertInto('accounts').values({ id, email, fullName, phone, role: 'user' }).execute()
  return id
}

const accountOrder = (accountId: string) =>
  makeOrder(shop.at.db, [{ productId }], { accountId, guest: null, placedBy: accountId })

const list = async (query: Record<string, string>): Promise<ListedCustomer[]> =>
  (await viewer.get(`/api/customers?${new URLSearchParams(query)}`)).body.customers
const get = async (id: string): Promise<Customer> => (await viewer.get(`/api/customers/${id}`)).body.customer
const changed = (id: string, change: object) =>
  shop.at.db.updateTable('orders').set(change).where('id', '=', id).execute()

describe('a customer is found by', () => {
  const huda = { name: 'هدى الشافعى', email: 'huda.s@example.org', phone: '+201599887766' }

  beforeAll(async () => {
    await guestOrder(huda)
    await makeAccount({ name: 'أحمد فؤاد', email: 'ahmed@account.example', phone: '+201144556677' })
  })

  test.each([
    ['هدي الشافعي', huda.name],
    ['الشافعى هدى', huda.name],
    ['Huda.S@', huda.name],
    ['01599887766', huda.name],
    ['٠١٥٩٩٨٨٧٧٦٦', huda.name],
    ['+20 159 988 7766', huda.name],
    ['0020-1599887766', huda.name],
    ['887766', huda.name],
    ['احمد', 'أحمد فؤاد'],
    ['إحمَد فواد', 'أحمد فؤاد'],
    ['AHMED@account', 'أحمد فؤاد'],
    ['(011) 4455', 'أحمد فؤاد'],
  ])('%s: %s', async (search, name) => {
    expect((await list({ search })).map((each) => each.name)).toEqual([name])
    expect((await list({ q: search })).map((each) => each.name)).toEqual([name])
  })

  test.each(['nobody', 'احمد mona', '01000000000', '%', '_', "' or 1=1 --", 'ض '.repeat(40)])(
    '%s, which is none of them: nobody',
    async (search) => expect(await list({ search })).toEqual([]),
  )

  test('a name with عبد, written as one word or as two', async () => {
    await guestOrder({ name: 'عبدالعزيز نجيب', email: 'joined@example.org', phone: aPhone() })
    await guestOrder({ name: 'عبد العزيز زكي', email: 'parted@example.org', phone: aPhone() })
    for (const search of ['عبدالعزيز', 'عبد العزيز', 'عبد  العزيز'])
      expect((await list({ search })).map(({ name }) => name).sort(), search).toEqual([
        'عبد العزيز زكي',
        'عبدالعزيز نجيب',
      ])
    expect((await list({ search: 'زكي عبدالعزيز' })).map(({ name }) => name)).toEqual(['عبد العزيز زكي'])
    const { orders } = (await viewer.get(`/api/orders?${new URLSearchParams({ search: 'نجيب عبد العزيز' })}`)).body
    expect(orders).toMatchObject([{ shippingAddress: { name: 'عبدالعزيز نجيب' } }])
  })

  test('any name and number that they ordered with', async () => {
    const id = await makeAccount({ name: 'Karim Adel' })
    const orderId = await accountOrder(id)
    await changed(orderId, { name: 'Farida Zaki', phone: '+201298765432' })
    for (const search of ['farida', '01298765432', 'karim'])
      expect((await list({ search })).map((each) => each.name)).toEqual(['Karim Adel'])
  })
})

describe('a guest', () => {
  test('is one customer by phone, called as they called themselves last', async () => {
    const phone = aPhone()
    const first = await guestOrder({ name: 'Mona A', email: 'mona@old.example', phone })
    const last = await guestOrder(
      { name: 'Mona Adel', email: 'mona@new.example', phone },
      2,
      new Date(NOW.getTime() + HOUR),
    )
    const [guest, ...others] = await list({ search: phone })
    expect(others).toEqual([])
    expect(guest).toMatchObject({ kind: 'guest', name: 'Mona Adel', email: 'mona@new.example', orders: 2 })
    expect(guest).toMatchObject({ since: NOW.toISOString(), phone: `0${phone.slice(3)}` })
    for (const id of [guest?.id ?? '', first, last]) expect((await get(id)).id).toBe(guest?.id)
    const { latestOrders } = await get(first)
    expect(latestOrders.map(({ id }) => id)).toEqual([last, first])
  })

  test('with an account’s number is told beside it and not added to it: nobody has proven it', async () => {
    const phone = aPhone()
    const accountId = await makeAccount({ phone })
    const orderId = await guestOrder({ name: 'Somebody', email: 'some@example.com', phone })
    const account = await get(accountId)
    const guest = await get(orderId)
    expect([account.orders, guest.orders]).toEqual([0, 1])
    expect(account.samePhone).toMatchObject([{ id: guest.id, kind: 'guest', orders: 1 }])
    expect(guest.samePhone).toMatchObject([{ id: account.id, kind: 'account', orders: 0 }])
  })

  test('whose orders join an account is that customer from then on', async () => {
    const phone = aPhone()
    const orderId = await guestOrder({ name: 'Laila', email: 'laila@example.com', phone })
    expect((await get(orderId)).kind).toBe('guest')
    const accountId = await makeAccount()
    await changed(orderId, { accountId })
    expect(await get(orderId)).toMatchObject({ kind: 'account', accountId, orders: 1 })
    expect(await list({ search: phone, kind: 'guest' })).toEqual([])
  })

  test('whose only order is deleted is none any more, unless somebody wrote a note', async () => {
    const kept = await guestOrder({ name: 'Kept', email: 'kept@example.com', phone: aPhone() })
    const gone = await guestOrder({ name: 'Gone', email: 'gone@example.com', phone: aPhone() })
    const { id } = await get(kept)
    const staff = await shop.signedIn('staff')
    expect((await staff.send('POST', `/api/customers/${id}/notes`, { text: 'Calls twice' })).status).toBe(201)
    for (const orderId of [kept, gone]) await changed(orderId, { deletedAt: NOW })
    expect(await list({ search: 'gone@example.com' })).toEqual([])
    expect(await list({ search: 'kept@example.com' })).toMatchObject([{ id, orders: 0, lastOrderAt: null }])
  })
})

describe('what a customer spent', () => {
  test('is what was paid less what went back, of orders that are not cancelled', async () => {
    const { db } = shop.at
    const id = await makeAccount()
    const orders = [await accountOrder(id), await accountOrder(id), await accountOrder(id)]
    const [first = '', second = '', third = ''] = orders
    expect(await get(id)).toMatchObject({ orders: 3, cancelled: 0, spent: 0 })
    await takeSteps(db, first, 'paid')
    await takeSteps(db, second, 'paid')
    await takeSteps(db, third, 'cancelled')
    expect(await get(id)).toMatchObject({ orders: 3, cancelled: 1, spent: 2 * (PRICE + FEE) })
    await db.updateTable('payments').set({ refunded: 10_000 }).where('orderId', '=', first).execute()
    expect((await get(id)).spent).toBe(2 * (PRICE + FEE) - 100)
    await takeSteps(db, second, 'cancelled')
    expect(await get(id)).toMatchObject({ orders: 3, cancelled: 2, spent: PRICE + FEE - 100 })
    await changed(first, { deletedAt: NOW })
    expect(await get(id)).toMatchObject({ orders: 2, cancelled: 2, spent: 0 })
  })

  test('is right however many change it and look at once', async () => {
    const { db } = shop.at
    const accounts = await Promise.all(Array.from({ length: 8 }, () => makeAccount()))
    const orders: string[] = []
    for (const accountId of accounts) orders.push(await accountOrder(accountId), await accountOrder(accountId))
    const { broken } = await crowd(orders.length * 3, async (at) => {
      if (at % 3 === 0) await takeSteps(db, orders[at / 3] ?? '', 'paid')
      else if (at % 3 === 1) await sumCustomers(db)
      else await list({})
    })
    expect(broken).toEqual([])
    for (const id of accounts) expect(await get(id)).toMatchObject({ orders: 2, spent: 2 * (PRICE + FEE) })
  })
})

test('customers are sorted by what the owner asks, each on one page only', async () => {
  for (const [sort, key] of [
    ['newest', 'since'],
    ['orders', 'orders'],
    ['spent', 'spent'],
  ] as const) {
    const all = await list({ sort, limit: '100' })
    const values = all.map((each) => each[key])
    const falling = [...values].sort((one, other) => (one < other ? 1 : one > other ? -1 : 0))
    expect(values, sort).toEqual(falling)
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(all.length / 3) }, (_, at) => list({ sort, limit: '3', page: String(at + 1) })),
    )
    expect(pages.flat().map(({ id }) => id)).toEqual(all.map(({ id }) => id))
  }
  const [last] = (await list({ sort: 'last-order', limit: '100' })).slice(-1)
  expect(last?.lastOrderAt).toBeNull()
  expect((await list({ kind: 'guest' })).every(({ kind }) => kind === 'guest')).toBe(true)
})

test('who works here is a customer once they buy', async () => {
  const { user } = (await viewer.get('/api/auth/me')).body
  expect((await viewer.get(`/api/customers/${user.id}`)).status).toBe(404)
  await accountOrder(user.id)
  expect(await get(user.id)).toMatchObject({ orders: 1, accountId: user.id })
})

test('an account’s reviews stand on its page, and nothing of it is kept by a browser', async () => {
  const id = await makeAccount()
  await makeReview(shop.at.db, productId, { accountId: id, comment: 'Heavy and soft', status: 'pending' })
  const { body, headers } = await viewer.get(`/api/customers/${id}`)
  expect(body.customer.reviews).toMatchObject([
    { comment: 'Heavy and soft', status: 'pending', product: { id: productId } },
  ])
  expect(headers.get('cache-control')).toBe('no-store')
  expect((await viewer.get('/api/customers')).headers.get('cache-control')).toBe('no-store')
})

test('an erased account has its figures and nothing else: no search finds who it was', async () => {
  const { db } = shop.at
  const [name, email, phone] = ['Yasmine Forgotten', 'yasmine@forget.example', aPhone()]
  const accountId = await makeAccount({ name, email, phone })
  const orderId = await accountOrder(accountId)
  await takeSteps(db, orderId, 'paid', 'shipped', 'delivered')
  const { id, spent } = await get(accountId)
  const staff = await shop.signedIn('staff')
  await staff.send('POST', `/api/customers/${id}/notes`, { text: 'Yasmine likes black' })
  await db.updateTable('accounts').set({ closedAt: NOW }).where('id', '=', accountId).execute()
  expect(await get(id)).toMatchObject({ isClosed: true, name })
  await eraseClosedAccounts(db, new Date(NOW.getTime() + 31 * 24 * HOUR), [])

  for (const search of [name, email, phone, accountId]) expect(await list({ search })).toEqual([])
  const erased = await get(id)
  expect(erased).toMatchObject({ kind: 'erased', name: '', email: '', phone: '', spent, orders: 1, notes: [] })
  expect(erased).toMatchObject({ accountId: null, latestOrders: [] })
  expect((await list({ kind: 'erased' })).map((each) => each.id)).toEqual([id])
  for (const gone of [accountId, orderId]) expect((await viewer.get(`/api/customers/${gone}`)).status).toBe(404)
  const owner = await shop.signedIn('owner')
  const { body } = await owner.get('/api/activity?subject=customer+note')
  expect(JSON.stringify(body)).not.toContain('Yasmine')
  expect((await staff.send('POST', `/api/customers/${id}/notes`, { text: 'It was Yasmine' })).status).toBe(404)
})

test('how many customers there are is counted with each change, in a row a kind', async () => {
  await crowd(6, async (at) => (at % 2 === 0 ? accountOrder(await makeAccount()) : list({})))
  await sumCustomers(shop.at.db)
  const { rows } = await shop.at.pool.query('select kind, count(*)::int as change from customers group by 1 order by 1')
  expect(rows.map(({ kind }) => kind)).toEqual(['account', 'erased', 'guest'])
  expect(await shop.at.db.selectFrom('customersCounted').select(['kind', 'change']).orderBy('kind').execute()).toEqual(
    rows,
  )
  for (const { kind, change } of rows) {
    const { body } = await viewer.get(`/api/customers?kind=${kind}`)
    expect(body.pagination.total, kind).toBe(change)
  }
})
