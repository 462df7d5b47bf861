import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { wrongInTheBooks } from '../../../tests/support/books.ts'
import type { TestBrowser } from '../../../tests/support/browser.ts'
import { makeFee, makeOrder, makeOwner, makeProduct } from '../../../tests/support/builders.ts'
import { type TestShop, testShop } from '../../../tests/support/shop.ts'
import { newId } from '../../lib/id.server.ts'
import { changeStatus } from '../change-status.server.ts'
import type { OrderStatus } from '../order.ts'

let shop: TestShop
let staff: TestBrowser
let productId: string
let owner: string
beforeAll(async () => {
  shop = await testShop()
  staff = await shop.signedIn('staff')
  await makeFee(shop.at.db)
  owner = await makeOwner(shop.at.db)
  productId = (await makeProduct(shop.at.db, { sizes: [{ size: 'M', stock: 99 }] })).id
})
afterEach(async () => {
  expect(await wrongInTheBooks(shop.at.db)).toEqual([])
})
afterAll(() => shop.close())

const setStatus = (orderId: string, status: OrderStatus) =>
  changeStatus(shop.at.db, { orderId, status, restock: true, note: 'by hand', accountId: owner }, new Date())

async function orderAt(...steps: OrderStatus[]): Promise<string> {
  const id = await makeOrder(shop.at.db, [{ productId }])
  for (const status of steps) await setStatus(id, status)
  return id
}

interface Result {
  id: string
  status: OrderStatus | null
  undo: { step: number } | null
  refusal: { errorCode: string; message: string } | null
}

async function change(action: string, orders: { id: string; from: OrderStatus; parcel?: object }[]): Promise<Result[]> {
  const { status, body } = await staff.send('POST', '/api/orders/bulk', { action, orders })
  expect(status).toBe(200)
  return body.results
}

const undo = async (results: Result[]): Promise<Result[]> => {
  const orders = results.flatMap(({ id, undo }) => (undo ? [{ id, step: undo.step }] : []))
  return (await staff.send('POST', '/api/orders/bulk/undo', { orders })).body.results
}

const statusesOf = async (ids: string[]) => {
  const rows = await shop.at.db.selectFrom('orders').select(['id', 'status', 'isPaid']).where('id', 'in', ids).execute()
  return ids.map((id) => rows.find((row) => row.id === id)?.status)
}

const codes = (results: Result[]) => results.map(({ refusal }) => refusal?.errorCode ?? 'done')

describe('many orders at once', () => {
  test('are approved, shipped and delivered, each with a step of its own', async () => {
    const ids = [await orderAt(), await orderAt(), await orderAt()]
    const all = (from: OrderStatus) => ids.map((id) => ({ id, from }))
    expect((await change('approve', all('pending'))).map(({ status }) => status)).toEqual(['paid', 'paid', 'paid'])
    expect(codes(await change('ship', all('paid')))).toEqual(['done', 'done', 'done'])
    expect(codes(await change('deliver', all('shipped')))).toEqual(['done', 'done', 'done'])
    expect(await statusesOf(ids)).toEqual(['delivered', 'delivered', 'delivered'])
    const steps = shop.at.db
      .selectFrom('orderHistory')
      .select('toStatus')
      .where('orderId', '=', ids[0] ?? '')
    expect((await steps.orderBy('id').execute()).map(({ toStatus }) => toStatus)).toEqual([
      'pending',
      'paid',
      'shipped',
      'delivered',
    ])
  })

  test('are delivered with their cash: of a cash order, not of a card’s', async () => {
    const [cash, paid] = [await orderAt('shipped'), await orderAt('paid', 'shipped')]
    const card = await orderAt('shipped')
    await shop.at.db.updateTable('orders').set({ paymentMethod: 'paymob' }).where('id', '=', card).execute()
    const orders = [cash, paid, card].map((id) => ({ id, from: 'shipped' }))
    const { body } = await staff.send('POST', '/api/orders/bulk', { action: 'deliver', cashCame: true, orders })
    expect(codes(body.results)).toEqual(['done', 'done', 'done'])
    const paidOf = shop.at.db.selectFrom('orders').select('isPaid').where('status', '=', 'delivered')
    const isPaid = async (id: string) => (await paidOf.where('id', '=', id).executeTakeFirst())?.isPaid
    expect([await isPaid(cash), await isPaid(paid), await isPaid(card)]).toEqual([true, true, false])
    await undo(body.results)
    expect(await statusesOf([cash, paid, card])).toEqual(['shipped', 'shipped', 'shipped'])
    expect(await shop.at.db.selectFrom('orders').select('isPaid').where('id', '=', cash).executeTakeFirst()).toEqual({
      isPaid: false,
    })
  })

  test('what one of them refuses stops none of the others, and says why', async () => {
    const [good, moved, cancelled, unknown] = [await orderAt(), await orderAt(), await orderAt('cancelled'), newId()]
    await setStatus(moved, 'delivered')
    const results = await change('ship', [
      { id: unknown, from: 'pending' },
      { id: moved, from: 'pending' },
      { id: cancelled, from: 'cancelled' },
      { id: good, from: 'pending' },
    ])
    expect(codes(results)).toEqual(['NOT_FOUND', 'STALE_EDIT', 'STATE_CONFLICT', 'done'])
    expect(results.map(({ status }) => status)).toEqual([null, 'delivered', 'cancelled', 'shipped'])
    expect(results[1]?.refusal?.message).not.toBe('')
    expect(await statusesOf([good, moved, cancelled])).toEqual(['shipped', 'delivered', 'cancelled'])
  })

  test('one courier is named for all that are shipped; what a colleague named meanwhile is not lost', async () => {
    const [plain, numbered, named] = [await orderAt(), await orderAt(), await orderAt()]
    await staff.send('PUT', `/api/admin/orders/${named}/parcel`, { courier: 'DHL', trackingNumber: '' })
    const parcel = { courier: 'Bosta', trackingNumber: '', seen: { courier: '', trackingNumber: '' } }
    const all = [
      { id: plain, from: 'pending' as const, parcel },
      { id: numbered, from: 'pending' as const, parcel: { ...parcel, trackingNumber: '٨٤٠' } },
      { id: named, from: 'pending' as const, parcel },
    ]
    expect(codes(await change('ship', all))).toEqual(['done', 'done', 'STALE_EDIT'])
    const rows = await shop.at.db.selectFrom('orders').select(['id', 'courier', 'trackingNumber', 'status']).execute()
    expect([plain, numbered, named].map((id) => rows.find((row) => row.id === id))).toMatchObject([
      { courier: 'Bosta', trackingNumber: '', status: 'shipped' },
      { courier: 'Bosta', trackingNumber: '840', status: 'shipped' },
      { courier: 'DHL', status: 'pending' },
    ])
    const wrong = [{ id: named, from: 'pending', parcel: { courier: '', trackingNumber: '1' } }]
    expect((await staff.send('POST', '/api/orders/bulk', { action: 'ship', orders: wrong })).status).toBe(400)
  })

  test('a card order that is not paid is neither shipped nor approved', async () => {
    const id = await makeOrder(shop.at.db, [{ productId }], { method: 'paymob' })
    for (const action of ['ship', 'approve', 'deliver'])
      expect(codes(await change(action, [{ id, from: 'pending' }]))).toEqual(['STATE_CONFLICT'])
  })

  test('cash of a parcel that is on its way is recorded, and the parcel stays on its way', async () => {
    const id = await orderAt('shipped')
    expect(await change('approve', [{ id, from: 'shipped' }])).toMatchObject([{ status: 'shipped', refusal: null }])
    expect(await statusesOf([id])).toEqual(['shipped'])
  })

  test('go back together within the minute; twice is once', async () => {
    const ids = [await orderAt(), await orderAt()]
    const results = await change(
      'approve',
      ids.map((id) => ({ id, from: 'pending' })),
    )
    await setStatus(ids[1] ?? '', 'shipped')
    expect(codes(await undo(results))).toEqual(['done', 'STALE_EDIT'])
    expect(await statusesOf(ids)).toEqual(['pending', 'shipped'])
    expect(codes(await undo(results.slice(0, 1)))).toEqual(['done'])
  })

  test('two people who ship the same ten at once ship each once', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, () => orderAt('paid')))
    const asked = ids.map((id) => ({ id, from: 'paid' as const }))
    const both = await Promise.all([change('ship', asked), change('ship', [...asked].reverse())])
    const done = both.flat().filter(({ refusal }) => refusal === null)
    expect(done.map(({ id }) => id).sort()).toEqual([...ids].sort())
    expect(new Set(both.flat().map(({ refusal }) => refusal?.errorCode))).toEqual(new Set([undefined, 'STALE_EDIT']))
  })
})

test('at most a hundred, each once, and nothing but what can be done to many', async () => {
  const one = { id: await orderAt(), from: 'pending' }
  const send = async (body: object) => (await staff.send('POST', '/api/orders/bulk', body)).status
  expect(await send({ action: 'ship', orders: [] })).toBe(400)
  expect(await send({ action: 'ship', orders: [one, one] })).toBe(400)
  expect(await send({ action: 'ship', orders: Array.from({ length: 101 }, () => ({ ...one, id: newId() })) })).toBe(400)
  expect(await send({ action: 'cancel', orders: [one] })).toBe(400)
  expect(await send({ action: 'ship', orders: [{ id: one.id }] })).toBe(400)
})

test('who only looks changes nothing, many at once neither', async () => {
  const id = await orderAt()
  for (const [who, status] of [
    [await shop.signedIn('viewer'), 403],
    [await shop.signedIn('user'), 403],
    [shop.browser(), 401],
  ] as const) {
    const ship = await who.send('POST', '/api/orders/bulk', { action: 'ship', orders: [{ id, from: 'pending' }] })
    const back = await who.send('POST', '/api/orders/bulk/undo', { orders: [{ id, step: 1 }] })
    expect([ship.status, back.status]).toEqual([status, status])
  }
  expect(await statusesOf([id])).toEqual(['pending'])
})
