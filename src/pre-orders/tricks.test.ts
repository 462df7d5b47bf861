import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { wrongInTheBooks } from '../../tests/support/books.ts'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { makeFee, makeProduct } from '../../tests/support/builders.ts'
import { orderForm } from '../../tests/support/order-form.ts'
import { preOrder, release, saveCampaign, turn, waitingPreOrder } from '../../tests/support/pre-orders.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import { until } from '../../tests/support/until.ts'
import { newId } from '../lib/id.server.ts'

let shop: TestShop
let staff: TestBrowser
let productId: string
beforeAll(async () => {
  shop = await testShop()
  staff = await shop.signedIn('staff')
  await makeFee(shop.at.db)
  productId = (await makeProduct(shop.at.db, { sizes: [{ size: 'M', stock: 60 }] })).id
})
beforeEach(() => saveCampaign(shop.at.db))
afterEach(async () => {
  expect(await wrongInTheBooks(shop.at.db)).toEqual([])
})
afterAll(() => shop.close())

const stateOf = async (id: string) => (await staff.get(`/api/admin/pre-orders/${id}`)).body.preOrder
const validate = async (by: TestBrowser, code: string) =>
  (await by.send('POST', '/api/promo-codes/validate', { code, orderAmount: 200 })).body
const order = (by: TestBrowser, code: string, path = '/api/orders') =>
  by.send('POST', path, orderForm({ productId }, { promoCode: { code }, total: 230 }))

describe('what somebody may try', () => {
  test('PO11: the code takes nothing off before the release, tried or ordered with', async () => {
    const { shopper, code } = await waitingPreOrder(shop)
    expect((await validate(shopper, code)).errorCode).toBe('PROMO_CODE_NOT_YET_VALID')
    expect((await order(shopper, code)).body.errorCode).toBe('PROMO_CODE_NOT_YET_VALID')
  })

  test('PO12: the code is its account’s alone, and for one order', async () => {
    const { shopper, code } = await waitingPreOrder(shop)
    await release(shop.at.db, code)
    for (const [stranger, path] of [
      [await shop.signedIn('user'), '/api/orders'],
      [shop.browser(), '/api/orders/guest'],
    ] as const) {
      expect((await validate(stranger, code)).errorCode).toBe('PROMO_CODE_OF_ANOTHER')
      expect((await order(stranger, code, path)).body.errorCode).toBe('PROMO_CODE_OF_ANOTHER')
    }
    expect((await order(shopper, code)).body.order).toMatchObject({ discount: 20, total: 230 })
    expect((await order(shopper, code)).body.errorCode).toBe('PROMO_CODE_USAGE_LIMIT_REACHED')
  })

  test('PO13: given up, the code is void; once used, what it took off stays and it is used up', async () => {
    const [early, late] = [await waitingPreOrder(shop), await waitingPreOrder(shop)]
    for (const { code } of [early, late]) await release(shop.at.db, code)
    const placed = await order(late.shopper, late.code)
    for (const { shopper, id } of [early, late])
      expect((await shopper.send('PUT', `/api/pre-orders/${id}/cancel`, {})).status).toBe(200)
    expect((await order(early.shopper, early.code)).body.errorCode).toBe('INACTIVE_PROMO_CODE')
    expect((await late.shopper.get(`/api/orders/${placed.body.order.id}`)).body.order.discount).toBe(20)
    expect((await order(late.shopper, late.code)).body.errorCode).toBe('PROMO_CODE_USAGE_LIMIT_REACHED')
  })

  test('PO14: somebody else’s pre-order does not exist, to be seen or given up', async () => {
    const { id } = await waitingPreOrder(shop)
    const stranger = await shop.signedIn('user')
    expect((await stranger.send('PUT', `/api/pre-orders/${id}/cancel`, {})).status).toBe(404)
    expect((await stranger.send('PUT', `/api/pre-orders/${newId()}/cancel`, {})).status).toBe(404)
    expect((await stranger.get('/api/pre-orders/my?accountId=1')).body.preOrders).toEqual([])
    expect((await stateOf(id)).state).toBe('open')
  })

  test('PO15: more pieces than one account may have waiting are refused, however many requests come at once', async () => {
    const shopper = await shop.signedIn('user')
    const answers = await Promise.all(Array.from({ length: 8 }, () => preOrder(shopper, { quantity: 3 })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    const [refused] = answers.filter(({ status }) => status !== 201)
    expect(refused?.body).toMatchObject({ errorCode: 'TOO_MANY_PRE_ORDERED' })
    expect((await preOrder(shopper)).status).toBe(201)
    expect((await preOrder(shopper)).body.errorCode).toBe('TOO_MANY_PRE_ORDERED')
  })

  test('PO16: a quantity is a whole number from 1, and texts are bounded', async () => {
    const shopper = await shop.signedIn('user')
    for (const quantity of [0, -1, 1.5, 1e9, '3', null, [2]])
      expect((await preOrder(shopper, { quantity })).status).toBe(400)
    for (const color of ['x'.repeat(5000), { black: true }, 'black\u0000'])
      expect((await preOrder(shopper, { color })).status).toBe(400)
  })

  test('PO17: nobody says of a pre-order what only the shop says', async () => {
    const { shopper, accountId } = await waitingPreOrder(shop)
    const own = { state: 'ordered', percentOff: 90, freeShipping: true, accountId: newId(), releaseOn: '2020-01-01' }
    const { body } = await preOrder(shopper, own)
    expect(body.preOrder).toMatchObject({ state: 'open', percentOff: 10, price: 85 })
    expect(body.preOrder.releaseOn).not.toBe('2020-01-01')
    expect((await stateOf(body.preOrder.id)).accountId).toBe(accountId)
    expect((await preOrder(shopper, { price: 1 })).body.errorCode).toBe('PRICE_CHANGED')
  })

  test('PO18: strangers ask for nothing, shoppers see no list, who only looks changes nothing, staff opens no campaign', async () => {
    const { id, shopper } = await waitingPreOrder(shop)
    const viewer = await shop.signedIn('viewer')
    expect((await preOrder(shop.browser())).status).toBe(401)
    for (const path of ['/api/pre-orders', `/api/admin/pre-orders/${id}`, '/api/admin/pre-orders/export'])
      expect((await shopper.get(path)).status).toBe(403)
    expect((await viewer.get('/api/pre-orders')).status).toBe(200)
    for (const who of [viewer, shopper]) {
      expect((await turn(who, id, { productId })).status).toBe(403)
      expect((await who.send('PUT', `/api/admin/pre-orders/${id}/cancel`, {})).status).toBe(403)
      expect((await who.send('PUT', `/api/admin/pre-orders/${id}/reopen`, {})).status).toBe(403)
      expect((await who.send('POST', '/api/admin/pre-orders/orders', { productId, ids: [id] })).status).toBe(403)
    }
    expect((await staff.send('PUT', '/api/settings/preOrders', { settings: {} })).status).toBe(403)
    expect((await stateOf(id)).state).toBe('open')
  })

  test('PO19: the exported file is read as text, in Arabic too, and no name in it is a formula', async () => {
    const { accountId, shopper } = await waitingPreOrder(shop)
    const fullName = '=HYPERLINK("https://evil.example")'
    await shop.at.db.updateTable('accounts').set({ fullName }).where('id', '=', accountId).execute()
    const { body } = await preOrder(shopper, { size: 'XXL' })
    const asked = `/api/admin/pre-orders/export?ids=${body.preOrder.id}`
    const { body: file } = await staff.get(asked, { 'accept-language': 'ar' })
    expect(file.startsWith('"الطلب المسبق",')).toBe(true)
    expect(file).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
    expect(file).toContain(`"=""${body.preOrder.number}"""`)
  })

  test('PO20: a campaign that promises what it can’t keep is not saved', async () => {
    const owner = await shop.signedIn('owner')
    const { settings } = (await owner.get('/api/admin/settings')).body
    const save = async (change: object) =>
      (
        await owner.send('PUT', '/api/settings/preOrders', {
          settings: { preOrders: { ...settings.preOrders, ...change } },
        })
      ).body
    for (const [change, field] of [
      [{ releaseOn: '2020-01-01' }, 'releaseOn'],
      [{ shipsOn: '2020-01-01' }, 'shipsOn'],
      [{ releaseOn: '' }, 'releaseOn'],
      [{ takesUntil: '2020-01-01' }, 'takesUntil'],
      [{ takesUntil: '2999-01-01' }, 'takesUntil'],
      [{ price: 0 }, 'price'],
      [{ sizes: [] }, 'sizes'],
      [{ percentOff: 101 }, 'percentOff'],
      [{ benefits: { en: 'One\nTwo', ar: 'واحد' } }, 'benefits.ar'],
    ] as const)
      expect(Object.keys((await save(change)).errors)).toEqual([`settings.preOrders.${field}`])
    const { sections } = await save({ price: 90 })
    expect(sections.preOrders).toMatchObject({ changedBy: 'Nour Hassan' })
  })
})

describe('two at once', () => {
  test('PO21: made an order by several at the same moment, it is one order and its pieces are held once', async () => {
    const { id } = await waitingPreOrder(shop, { quantity: 2 })
    const others = await Promise.all([shop.signedIn('staff'), shop.signedIn('owner'), shop.signedIn('staff')])
    const answers = await Promise.all([staff, ...others].map((who) => turn(who, id, { productId })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
    const refused = answers.filter(({ status }) => status === 409)
    expect(new Set(refused.map(({ body }) => body.errorCode))).toEqual(new Set(['PRE_ORDER_MOVED_ON']))
    const orders = shop.at.db.selectFrom('orders').select('id').where('placedBy', '=', `pre-order ${id}`)
    expect(await orders.execute()).toHaveLength(1)
  })

  test('PO22: given up while it is made an order, it is one or the other, and its code says which', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { shopper, id } = await waitingPreOrder(shop)
      const [turned, cancelled] = await Promise.all([
        turn(staff, id, { productId }),
        shopper.send('PUT', `/api/pre-orders/${id}/cancel`, {}),
      ])
      expect([turned.status, cancelled.status].sort()).toEqual(turned.status === 201 ? [201, 409] : [200, 409])
      const { state, order, promoCode } = await stateOf(id)
      expect([state, order !== null, promoCode.isActive]).toEqual(
        turned.status === 201 ? ['ordered', true, true] : ['cancelled', false, false],
      )
    }
  })

  test('PO24: put back to waiting while its cancelled order is set standing, it is one or the other', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id } = await waitingPreOrder(shop)
      await turn(staff, id, { productId })
      const { order } = await stateOf(id)
      const set = (status: string) => staff.send('PUT', `/api/orders/${order.id}/status`, { status })
      await set('cancelled')
      const { undo } = (await staff.get(`/api/admin/orders/${order.id}`)).body.order
      const [waits, stands] = await Promise.all([
        staff.send('PUT', `/api/admin/pre-orders/${id}/reopen`, {}),
        round % 2 ? set('pending') : staff.send('POST', `/api/orders/${order.id}/undo`, { step: undo.step }),
      ])
      expect([waits.status, stands.status].sort()).toEqual([200, 409])
      if (waits.status === 200) expect(stands.body.errorCode).toBe('PRE_ORDER_WAITS_AGAIN')
    }
  })

  test('PO23: once it is said that the campaign is closed, none is taken that began before', async () => {
    const shopper = await shop.signedIn('user')
    const client = await shop.at.pool.connect()
    const waiting = async (on: string) =>
      (
        await shop.at.pool.query(
          `select count(*)::int as waiting from pg_locks join pg_class on pg_class.oid = relation where not granted and relname = $1`,
          [on],
        )
      ).rows[0].waiting > 0
    try {
      // Whoever has read that it is open can't write down what was asked for yet.
      await client.query('begin; lock table pre_orders in share mode')
      const asked = preOrder(shopper)
      await until(() => waiting('pre_orders'))
      const closed = saveCampaign(shop.at.db, { isOpen: false })
      const first = await Promise.race([
        closed.then(() => 'closed'),
        until(() => waiting('shop_settings')).then(() => 'waits'),
      ])
      await client.query('commit')
      expect(first).toBe('waits')
      expect((await asked).status).toBe(201)
      await closed
    } finally {
      await client.query('rollback')
      client.release()
    }
    expect((await preOrder(shopper)).body.errorCode).toBe('PRE_ORDERS_CLOSED')
  })
})
