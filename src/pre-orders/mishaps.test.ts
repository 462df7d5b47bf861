import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { wrongInTheBooks } from '../../tests/support/books.ts'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { makeFee, makeProduct } from '../../tests/support/builders.ts'
import { editAs } from '../../tests/support/edits.ts'
import { dayIn, preOrder, release, saveCampaign, turn, waitingPreOrder } from '../../tests/support/pre-orders.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import { until } from '../../tests/support/until.ts'
import type { Size } from '../catalog/product.ts'
import { fromCairoTime } from '../lib/cairo-time.ts'
import { listen } from '../lib/notices.server.ts'
import { eraseClosedAccounts } from '../orders/erase-closed-accounts.server.ts'
import { anonymisePreOrders } from './anonymise-pre-orders.server.ts'
import { cancelPreOrder } from './cancel-pre-order.server.ts'
import { endCampaign } from './end-campaign.server.ts'
import { standingOf } from './pre-order.ts'

let shop: TestShop
let staff: TestBrowser
let productId: string
beforeAll(async () => {
  shop = await testShop()
  staff = await shop.signedIn('staff')
  await makeFee(shop.at.db)
  productId = await hoodie('black', 50)
})
beforeEach(() => saveCampaign(shop.at.db))
afterEach(async () => {
  expect(await wrongInTheBooks(shop.at.db)).toEqual([])
})
afterAll(() => shop.close())

const hoodie = async (color: 'black' | 'white', stock: number, price = 200, sizes: Size[] = ['M', 'L']) =>
  (await makeProduct(shop.at.db, { color, price, sizes: sizes.map((size) => ({ size, stock })) })).id

const stateOf = async (id: string) => (await staff.get(`/api/admin/pre-orders/${id}`)).body.preOrder
const jobsFor = async (id: string) =>
  (
    await shop.at.pool.query(
      `select data from pgboss.job where name = 'send-pre-order-mail' and data ->> 'preOrderId' = $1`,
      [id],
    )
  ).rows as { data: { preOrderId: string; event: 'taken' | 'cancelled'; step: number } }[]
const lettersOf = async (id: string) => {
  const folder = path.join(shop.dataDir, 'mail')
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.includes(id.toLowerCase()))
  return Promise.all(files.sort().map((file) => readFile(path.join(folder, file), 'utf8')))
}
const sendAll = async (id: string) => {
  for (const { data } of await jobsFor(id)) await shop.jobs['send-pre-order-mail'](data)
}

describe('what goes wrong by itself', () => {
  test('PO1: sent again because no answer came, it is one pre-order, one code and one letter', async () => {
    const shopper = await shop.signedIn('user')
    const key = { 'idempotency-key': 'pre-order-once' }
    const [one, two, three] = await Promise.all([1, 2, 3].map(() => preOrder(shopper, {}, key)))
    expect([one?.status, two?.status, three?.status]).toEqual([201, 201, 201])
    const ids = new Set([one, two, three].map((answer) => answer?.body.preOrder.id))
    expect(ids.size).toBe(1)
    const mine = (await shopper.get('/api/pre-orders/my')).body
    expect(mine.preOrders).toMatchObject([{ quantity: 1, state: 'open', total: 85 }])
    expect(await jobsFor(mine.preOrders[0].id)).toHaveLength(1)
    const other = await preOrder(shopper, { quantity: 2 }, key)
    expect([other.status, other.body.errorCode]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
    const codes = shop.at.db.selectFrom('promoCodes').select('id').where('accountId', 'is not', null)
    const me = (await shopper.get('/api/auth/me')).body.user.id
    expect(await codes.where('accountId', '=', me).execute()).toHaveLength(1)
  })

  test('PO2: what is not offered is refused field by field, and leaves no code behind', async () => {
    const shopper = await shop.signedIn('user')
    const count = async () =>
      (await shop.at.db.selectFrom('promoCodes').select('id').where('isPersonal', '=', true).execute()).length
    const before = await count()
    const { status, body } = await preOrder(shopper, { color: 'red', size: 'S' })
    expect([status, Object.keys(body.errors)]).toEqual([400, ['color', 'size']])
    expect((await preOrder(shopper, { color: undefined })).body.errors).toHaveProperty('color')
    expect(await count()).toBe(before)
    expect((await shopper.get('/api/pre-orders/my')).body.preOrders).toEqual([])
  })

  test('PO3: a price that has changed since is told, and nothing is taken at either', async () => {
    const shopper = await shop.signedIn('user')
    await saveCampaign(shop.at.db, { price: 92.5 })
    const { status, body } = await preOrder(shopper, { quantity: 2 })
    expect([status, body.errorCode, body.details?.total ?? body.total]).toEqual([409, 'PRICE_CHANGED', 185])
    expect((await preOrder(shopper, { price: 92.5 })).body.preOrder).toMatchObject({ price: 92.5 })
  })

  test('PO4: a campaign that is closed, or whose release has come, takes nothing more; what waits keeps waiting', async () => {
    const { shopper, id } = await waitingPreOrder(shop)
    await saveCampaign(shop.at.db, { isOpen: false })
    expect((await preOrder(shopper)).body.errorCode).toBe('PRE_ORDERS_CLOSED')
    await saveCampaign(shop.at.db, { releaseOn: dayIn(0), shipsOn: dayIn(2) }, new Date(Date.now() - 5 * 86_400_000))
    expect((await shopper.get('/api/pre-orders/campaign')).body.campaign.isOpen).toBe(false)
    expect((await preOrder(shopper)).body.errorCode).toBe('PRE_ORDERS_CLOSED')
    expect((await stateOf(id)).state).toBe('open')
  })

  test('PO4: as its own last day ends it is closed everywhere, on pages that were kept too', async () => {
    const shopper = await shop.signedIn('user')
    await saveCampaign(shop.at.db, { takesUntil: dayIn(1) })
    const end = fromCairoTime(`${dayIn(2)}T00:00`)?.getTime() ?? Number.NaN
    const facts = async () => (await shopper.get('/api/settings')).body.settings.preOrders.isOpen
    expect([await facts(), (await preOrder(shopper)).status]).toEqual([true, 201])
    const notices: string[] = []
    const listener = await listen(shop.at.url, (what) => void notices.push(what))
    notices.length = 0
    await endCampaign(shop.at.db, new Date(end - 1))
    await endCampaign(shop.at.db, new Date(end))
    await until(() => notices.length > 0)
    await listener.stop()
    expect(notices).toEqual(['content'])
    await saveCampaign(shop.at.db, { takesUntil: dayIn(-1) }, new Date(Date.now() - 5 * 86_400_000))
    expect(await facts()).toBe(false)
    expect((await shopper.get('/api/pre-orders/campaign')).body.campaign.isOpen).toBe(false)
    expect((await preOrder(shopper)).body.errorCode).toBe('PRE_ORDERS_CLOSED')
  })

  test('PO5: a letter whose job runs twice is one letter, and what has moved on is not told', async () => {
    const { shopper, id, number, code } = await waitingPreOrder(shop)
    await sendAll(id)
    await sendAll(id)
    const [letter, ...more] = await lettersOf(id)
    expect(more).toEqual([])
    const text = (letter ?? '').replace(/=\r?\n/g, '')
    for (const part of [number, code, '10% off next collection', 'Guaranteed availability'])
      expect(text).toContain(part)
    const quick = await waitingPreOrder(shop)
    await quick.shopper.send('PUT', `/api/pre-orders/${quick.id}/cancel`, {})
    await sendAll(quick.id)
    expect(await lettersOf(quick.id)).toHaveLength(1)
    expect((await lettersOf(quick.id))[0]).toContain('was cancelled')
    expect((await shopper.get('/api/pre-orders/my')).body.preOrders[0].promoCode.code).toBe(code)
  })

  test('PO6: without an address in the account nothing is ordered, until somebody has asked for one', async () => {
    const { id } = await waitingPreOrder(shop, {}, 'none')
    expect((await turn(staff, id, { productId })).body.errorCode).toBe('PRE_ORDER_NEEDS_ADDRESS')
    expect((await stateOf(id)).state).toBe('open')
    const typed = {
      name: 'Mona',
      phone: '01001234567',
      address: '3 El Nasr',
      city: 'cairo',
      cityName: 'Nasr',
    }
    const half = await turn(staff, id, { productId, shippingAddress: { ...typed, email: '', phone: '123' } })
    expect(Object.keys(half.body.errors)).toEqual(['shippingAddress.phone'])
    const { status, body } = await turn(staff, id, { productId, shippingAddress: typed })
    expect([status, body.preOrder.state]).toEqual([201, 'ordered'])
    const { order } = (await staff.get(`/api/admin/orders/${body.preOrder.order.id}`)).body
    expect(order.confirmation).toMatchObject({ state: 'confirmed', by: 'pre-order' })
    expect((await jobsFor(id)).map(({ data }) => data.event)).toEqual(['taken'])
    const { rows } = await shop.at.pool.query(
      `select data->'preOrder'->>'number' as number from pgboss.job where name = 'send-order-mail' and data->>'orderId' = $1`,
      [order.id],
    )
    expect(rows).toEqual([{ number: body.preOrder.number }])
  })

  test('PO7: of many, those that can’t be ordered stay and say why; the others are orders', async () => {
    const [good, white, sold, addressless] = await Promise.all([
      waitingPreOrder(shop),
      waitingPreOrder(shop, { color: 'white' }),
      waitingPreOrder(shop, { size: 'L', quantity: 9 }),
      waitingPreOrder(shop, {}, 'none'),
    ])
    await good.shopper.send('PUT', `/api/pre-orders/${good.id}/cancel`, {})
    const again = await waitingPreOrder(shop)
    const few = await hoodie('black', 2)
    const ids = [good, white, sold, addressless, again].map(({ id }) => id)
    const { body } = await staff.send('POST', '/api/admin/pre-orders/orders', { productId: few, ids })
    const codes = body.results.map(({ refusal }: { refusal: { errorCode: string } | null }) => refusal?.errorCode)
    expect(codes).toEqual([
      'PRE_ORDER_MOVED_ON',
      'PRODUCT_DOES_NOT_FIT',
      'OUT_OF_STOCK',
      'PRE_ORDER_NEEDS_ADDRESS',
      undefined,
    ])
    expect((await stateOf(again.id)).order.status).toBe('pending')
    expect((await stateOf(sold.id)).state).toBe('open')
  })

  test('PO8: what the team cancels by mistake waits again within the minute, and nobody was told', async () => {
    const { id, code } = await waitingPreOrder(shop)
    const cancelled = await staff.send('PUT', `/api/admin/pre-orders/${id}/cancel`, { note: 'by mistake' })
    expect(cancelled.body.preOrder).toMatchObject({
      state: 'cancelled',
      cancelledBy: 'team',
      promoCode: { isActive: false },
    })
    const open = await staff.send('PUT', `/api/admin/pre-orders/${id}/reopen`, {})
    expect(open.body.preOrder).toMatchObject({ state: 'open', promoCode: { code, isActive: true } })
    await sendAll(id)
    expect((await lettersOf(id)).filter((text) => text.includes('was cancelled'))).toEqual([])
    const me = { id, by: 'team', accountId: (await staff.get('/api/auth/me')).body.user.id, note: '' } as const
    await cancelPreOrder(shop.at.db, me, new Date(Date.now() - 61_000))
    expect((await staff.send('PUT', `/api/admin/pre-orders/${id}/reopen`, {})).body.errorCode).toBe('UNDO_OVER')
  })

  test('PO24: one whose order was cancelled waits again, and is made another order; its history leads to the first', async () => {
    const { id } = await waitingPreOrder(shop)
    const reopen = () => staff.send('PUT', `/api/admin/pre-orders/${id}/reopen`, {})
    await turn(staff, id, { productId })
    const first = (await stateOf(id)).order
    expect((await reopen()).body.errorCode).toBe('STATE_CONFLICT')
    await staff.send('PUT', `/api/orders/${first.id}/status`, { status: 'cancelled' })
    const { preOrder } = (await staff.get(`/api/admin/pre-orders/${id}`)).body
    expect([preOrder.state, standingOf(preOrder), preOrder.mayWaitAgain]).toEqual(['ordered', 'cancelled', true])
    const { body } = await reopen()
    expect(body.preOrder).toMatchObject({ state: 'open', order: null, mayWaitAgain: false })
    expect(body.preOrder.history.at(-1)).toMatchObject({ from: 'ordered', to: 'open', order: { id: first.id } })
    const { undo } = (await staff.get(`/api/admin/orders/${first.id}`)).body.order
    const undone = await staff.send('POST', `/api/orders/${first.id}/undo`, { step: undo.step })
    const stands = await staff.send('PUT', `/api/orders/${first.id}/status`, { status: 'pending' })
    expect([undone, stands].map((answer) => answer.body.errorCode)).toEqual(Array(2).fill('PRE_ORDER_WAITS_AGAIN'))
    expect((await turn(staff, id, { productId })).status).toBeLessThan(300)
    const second = (await stateOf(id)).order
    expect([second.id === first.id, second.status]).toEqual([false, 'pending'])
  })

  test('PO9: what was promised holds: the agreed price or the shop’s where that is lower, and no fee wherever it goes', async () => {
    const { id } = await waitingPreOrder(shop, { quantity: 2 })
    await makeFee(shop.at.db, 'giza', 75)
    await turn(staff, id, { productId })
    const { order } = await stateOf(id)
    const ofStaff = async () => (await staff.get(`/api/admin/orders/${order.id}`)).body.order
    expect(await ofStaff()).toMatchObject({ shippingFee: 0, total: 170, paymentInfo: { method: 'cod' } })
    expect((await editAs(staff, order.id, undefined, { city: 'giza' })).status).toBe(200)
    expect(await ofStaff()).toMatchObject({ shippingFee: 0, total: 170 })

    await saveCampaign(shop.at.db, { freeShipping: false })
    const cheap = await waitingPreOrder(shop)
    await turn(staff, cheap.id, { productId: await hoodie('black', 3, 60) })
    const other = (await stateOf(cheap.id)).order
    expect((await staff.get(`/api/admin/orders/${other.id}`)).body.order).toMatchObject({ shippingFee: 50, total: 110 })
  })

  test('PO10: with an account its pre-orders go: none waits, none has a name, and its code is nobody’s', async () => {
    const { accountId, id, code } = await waitingPreOrder(shop)
    const closedAt = new Date()
    await shop.at.db.updateTable('accounts').set({ closedAt }).where('id', '=', accountId).execute()
    await eraseClosedAccounts(shop.at.db, new Date(), [anonymisePreOrders])
    const row = await shop.at.db.selectFrom('preOrders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ name: '', email: '', phone: '', accountId: null, state: 'cancelled', quantity: 1 })
    await release(shop.at.db, code)
    const tried = await (await shop.signedIn('user')).send('POST', '/api/promo-codes/validate', {
      code,
      orderAmount: 500,
    })
    expect(tried.body.errorCode).toBe('PROMO_CODE_OF_ANOTHER')
  })
})
