import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { wrongInTheBooks } from '../../../tests/support/books.ts'
import type { TestBrowser } from '../../../tests/support/browser.ts'
import { makeFee, makeProduct } from '../../../tests/support/builders.ts'
import { crowd } from '../../../tests/support/crowd.ts'
import { warm } from '../../../tests/support/database.ts'
import { editAs } from '../../../tests/support/edits.ts'
import { orderForm } from '../../../tests/support/order-form.ts'
import { type TestShop, testShop } from '../../../tests/support/shop.ts'
import { orderLink } from '../letters/order-link.server.ts'
import { confirmToken } from './confirm-link.server.ts'

const SECRET = 'a secret of thirty-two bytes or more'

let shop: TestShop
let staff: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  staff = await shop.signedIn('staff')
  await makeFee(shop.at.db)
  await makeFee(shop.at.db, 'luxor', 90)
})
afterEach(async () => {
  expect(await wrongInTheBooks(shop.at.db)).toEqual([])
})
afterAll(() => shop.close())

async function ordered(by = shop.browser()) {
  const { id: productId } = await makeProduct(shop.at.db, {
    sizes: [
      { size: 'M', stock: 9 },
      { size: 'L', stock: 2 },
    ],
  })
  const { body } = await by.send('POST', '/api/orders/guest', orderForm({ productId, quantity: 2 }))
  const { id, sku } = body.order
  return { by, id: id as string, sku: sku as string, productId, token: confirmToken(id, SECRET, new Date()) }
}

const byLink = (what: string, body: object, by = shop.browser()) =>
  by.send('POST', `/api/order-confirmation${what}`, body)

const seen = async (token: string) => (await byLink('', { token })).body

const confirm = async (token: string, updatedAt?: string) =>
  byLink('/confirm', { token, updatedAt: updatedAt ?? (await seen(token)).updatedAt })

const asTeamSees = async (id: string) => (await staff.get(`/api/admin/orders/${id}`)).body.order

const call = (id: string, answer: string, by = staff) => by.send('PUT', `/api/orders/${id}/confirmation`, { answer })

const row = (id: string) =>
  shop.at.db
    .selectFrom('orders')
    .select(['status', 'confirmedAt', 'confirmedBy', 'updatedAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

async function changed(token: string, change: { place?: object; sizes?: object[] }, by = shop.browser()) {
  const { order, updatedAt } = await seen(token)
  const { address, city, cityName, postalCode } = order.shippingAddress
  const form = {
    token,
    updatedAt,
    place: { address, city, cityName, postalCode, ...change.place },
    sizes: change.sizes,
  }
  const preview = await byLink('/preview', form, by)
  if (preview.status !== 200) return preview
  return byLink('/change', { ...form, total: preview.body.after.total }, by)
}

test('CA10: opening the link shows the order and changes nothing, however often a scanner does', async () => {
  const { id, token } = await ordered()
  const before = await row(id)
  for (let turn = 0; turn < 3; turn += 1) {
    const { order, isConfirmed, mayAnswer } = await seen(token)
    expect([order.id, order.isMasked, isConfirmed, mayAnswer]).toEqual([id, false, false, true])
  }
  expect((await shop.browser().get('/confirm-order')).status).toBeLessThan(500)
  expect(await row(id)).toEqual(before)
})

test('CA11: confirmed once is confirmed, by whom is known, and twice at once is once', async () => {
  const { id, token } = await ordered()
  const { updatedAt } = await seen(token)
  await warm(shop.database)
  const { done } = await crowd(8, () => confirm(token, updatedAt))
  expect(done.map(({ status }) => status)).toEqual(Array(8).fill(200))
  const { confirmation, history } = await asTeamSees(id)
  expect(confirmation).toMatchObject({ state: 'confirmed', by: 'link', tries: 0 })
  expect(history.filter(({ event }: { event: string }) => event === 'confirmed')).toMatchObject([{ by: null }])
})

test('CA12: a link that is forged, another’s, cut off or over opens nothing, and says whether it is whole', async () => {
  const { id, token } = await ordered()
  const other = await ordered()
  const seal = token.split('.').at(-1)
  const long = confirmToken(id, SECRET, new Date(Date.now() - 91 * 24 * 3600 * 1000))
  const forged = [
    `${other.id}.${token.split('.')[1]}.${seal}`,
    confirmToken(id, 'another secret', new Date()),
    token.slice(0, -4),
    token.slice(0, 30),
    'x',
  ]
  const codes = async (each: string) =>
    (await Promise.all(['', '/cancel'].map((what) => byLink(what, { token: each })))).map(({ body }) => body.errorCode)
  for (const each of forged) expect(await codes(each)).toEqual(['LINK_CUT', 'LINK_CUT'])
  expect(await codes(long)).toEqual(['LINK_INVALID', 'LINK_INVALID'])
  expect((await row(other.id)).confirmedAt).toBeNull()
})

test('CA13: confirm and cancel at once: it is one of the two, and the goods say which', async () => {
  const orders = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const order = await ordered()
      return { ...order, updatedAt: (await seen(order.token)).updatedAt as string }
    }),
  )
  await warm(shop.database)
  // Each a little later, so that some of them come while the cancelling is under way.
  const { broken } = await crowd(12, (at) => {
    const { token = '', updatedAt } = orders[at] ?? {}
    return Promise.all([byLink('/cancel', { token }), setTimeout(at * 4).then(() => confirm(token, updatedAt))])
  })
  expect(broken).toEqual([])
  for (const { id, token, productId, updatedAt } of orders) {
    const { status, history } = await asTeamSees(id)
    // Confirmed before it was cancelled, or not at all.
    expect([status, history.at(-1).to, history.at(-1).event]).toEqual(['cancelled', 'cancelled', null])
    const shelf = shop.at.db.selectFrom('variants').select('reserved').where('productId', '=', productId)
    expect((await shelf.execute()).map(({ reserved }) => reserved)).toEqual([0, 0])
    expect((await confirm(token, updatedAt)).body.errorCode).toBe('ORDER_NOT_EDITABLE')
  }
})

test('CA14: what the owner has changed meanwhile is not confirmed unseen', async () => {
  const { id, token, productId } = await ordered()
  const { updatedAt } = await seen(token)
  await editAs(staff, id, [{ productId, quantity: 1 }])
  expect(await confirm(token, updatedAt)).toMatchObject({ status: 409, body: { errorCode: 'STALE_EDIT' } })
  expect((await row(id)).confirmedAt).toBeNull()
  expect((await confirm(token)).status).toBe(200)
})

test('CA14: confirmed while the owner edits, both stand, and at once nothing is lost', async () => {
  const { id, token, productId } = await ordered()
  const { updatedAt } = await seen(token)
  await warm(shop.database)
  const { broken } = await crowd(6, async (turn) =>
    turn % 2 ? confirm(token, updatedAt) : editAs(staff, id, [{ productId, quantity: 1 + turn }]),
  )
  expect(broken).toEqual([])
  expect(['confirmed', 'not confirmed']).toContain((await asTeamSees(id)).confirmation.state)
})

test('CA15: another size and another place, at the sum that was shown; it is confirmed by that', async () => {
  const { id, token, productId } = await ordered()
  const sizes = [{ productId, from: 'M', to: 'L' }]
  const { status, body } = await changed(token, { sizes, place: { city: 'luxor', cityName: 'Karnak' } })
  expect([status, body.isConfirmed, body.order.total]).toEqual([200, true, 490])
  expect(body.order.products).toMatchObject([{ size: 'L', quantity: 2, price: 200 }])
  const { history } = await asTeamSees(id)
  expect(history.find(({ edit }: { edit: object | null }) => edit)).toMatchObject({ by: null })
})

test('CA15: nobody changes it to a sum that they have not seen, or to what is not there', async () => {
  const { token, productId } = await ordered()
  const { order, updatedAt } = await seen(token)
  const { address, cityName } = order.shippingAddress
  const place = { address, city: 'luxor', cityName, postalCode: '' }
  const unseen = await byLink('/change', { token, updatedAt, place, sizes: [], total: order.total })
  expect(unseen.body.errorCode).toBe('PRICE_CHANGED')
  const gone = await changed(token, { sizes: [{ productId, from: 'M', to: 'XXL' }] })
  expect(gone.body.errorCode).toMatch(/NOT_FOUND|OUT_OF_STOCK/)
})

test('CA16: by the link nobody adds pieces, changes who it is for, or moves the phone', async () => {
  const { id, token } = await ordered()
  const other = await makeProduct(shop.at.db)
  const before = (await asTeamSees(id)).shippingAddress
  const more = [{ productId: other.id, from: 'M', to: 'L' }]
  const place = { address: '9 Talaat Harb', name: 'Somebody', phone: '01099999999', email: 'other@example.com' }
  expect((await changed(token, { place, sizes: more })).status).toBe(200)
  const { shippingAddress, products } = await asTeamSees(id)
  expect(shippingAddress).toEqual({ ...before, address: '9 Talaat Harb' })
  expect(products).toHaveLength(1)
})

test('CA17: once it has left, the link only shows it', async () => {
  const { id, token } = await ordered()
  await staff.send('PUT', `/api/orders/${id}/status`, { status: 'shipped' })
  const { mayAnswer, updatedAt } = await seen(token)
  expect(mayAnswer).toBe(false)
  expect((await confirm(token, updatedAt)).body.errorCode).toBe('ORDER_NOT_EDITABLE')
  expect((await changed(token, { place: { address: 'Elsewhere' } })).body.errorCode).toBe('ORDER_NOT_EDITABLE')
  expect((await byLink('/cancel', { token })).status).toBe(409)
})

test('CA18: the team writes down what came of a call, and takes back only its own word', async () => {
  const { id, token } = await ordered()
  await call(id, 'no answer')
  await call(id, 'no answer')
  expect((await asTeamSees(id)).confirmation).toMatchObject({ state: 'no answer', tries: 2 })
  await call(id, 'confirmed')
  expect((await asTeamSees(id)).confirmation).toMatchObject({ state: 'confirmed', by: 'team' })
  expect((await call(id, 'no answer')).status).toBe(409)
  expect((await call(id, 'not confirmed')).body.order.confirmation.state).toBe('no answer')
  await confirm(token)
  expect((await call(id, 'not confirmed')).body.errorCode).toBe('STATE_CONFLICT')
  const viewer = await shop.signedIn('viewer')
  expect((await call(id, 'confirmed', viewer)).status).toBe(403)
  expect((await viewer.get(`/api/admin/orders/${id}/confirm-link`)).status).toBe(403)
})

test('CA18: who placed it can’t confirm it from the browser alone: only its link says so', async () => {
  const { by, id } = await ordered()
  expect((await call(id, 'confirmed', by)).status).toBeGreaterThanOrEqual(401)
  expect((await row(id)).confirmedAt).toBeNull()
})

test('CA34: where the order is shown, who has its mailbox confirms it; who only placed it is sent to the link', async () => {
  const { by, id } = await ordered()
  const here = async (who: TestBrowser) => (await who.get(`/api/orders/${id}/confirmation`)).body
  const confirmHere = async (who: TestBrowser, updatedAt: string) =>
    who.send('POST', `/api/orders/${id}/confirm`, { updatedAt })
  const { updatedAt, ...placed } = await here(by)
  expect(placed).toMatchObject({ isConfirmed: false, mayAnswer: true, isProven: false })
  expect((await confirmHere(by, updatedAt)).body.errorCode).toBe('LINK_NEEDED')
  // Another order brings the browser a new token, and no more of a right.
  await ordered(by)
  expect((await here(by)).isProven).toBe(false)
  expect((await confirmHere(shop.browser(), updatedAt)).status).toBe(404)
  await by.get(orderLink({ id, language: 'en' }, SECRET, new Date()))
  expect((await here(by)).isProven).toBe(true)
  expect((await by.get(`/api/orders/${id}`)).body.order.confirmedAt).toBeNull()
  await ordered(by)
  for (const _ of [1, 2]) expect((await confirmHere(by, updatedAt)).body.isConfirmed).toBe(true)
  const { confirmation } = await asTeamSees(id)
  expect(confirmation).toMatchObject({ state: 'confirmed', by: 'link' })
  expect((await by.get(`/api/orders/${id}`)).body.order.confirmedAt).toBe(confirmation.at)
})

test('CA34: an account confirms its own order once its mailbox is proven', async () => {
  const shopper = await shop.signedIn('user')
  const { id: productId } = await makeProduct(shop.at.db)
  const { id } = (await shopper.send('POST', '/api/orders', orderForm({ productId }))).body.order
  const order = shop.at.db.selectFrom('orders').select('accountId').where('id', '=', id)
  const { accountId } = await order.executeTakeFirstOrThrow()
  const prove = (emailVerifiedAt: Date | null) =>
    shop.at.db.updateTable('accounts').set({ emailVerifiedAt }).where('id', '=', accountId).execute()
  const confirmHere = async () => {
    const { updatedAt } = (await shopper.get(`/api/orders/${id}/confirmation`)).body
    return shopper.send('POST', `/api/orders/${id}/confirm`, { updatedAt })
  }
  await prove(null)
  expect((await confirmHere()).body.errorCode).toBe('LINK_NEEDED')
  await prove(new Date())
  expect((await confirmHere()).body).toMatchObject({ isConfirmed: true, isProven: true })
})

test('CA19: the owner’s link and words are in the order’s language, and the link opens it', async () => {
  const { id, sku } = await ordered()
  await shop.at.db.updateTable('orders').set({ language: 'ar' }).where('id', '=', id).execute()
  const { body } = await staff.get(`/api/admin/orders/${id}/confirm-link`)
  expect(body.link).toContain('/ar/confirm-order#')
  expect(body.text).toContain(sku)
  expect(body.text).toMatch(/أكّد/)
  expect(body.other).toMatchObject({ language: 'en', text: expect.not.stringContaining('/ar/') })
  expect((await seen(body.link.split('#')[1])).order.id).toBe(id)
})

test('CA19: the list shows those that nobody has confirmed, and no others', async () => {
  const { id, token } = await ordered()
  const waiting = async () => {
    const { orders } = (await staff.get('/api/orders?view=to-confirm&limit=100')).body
    return orders.some((order: { id: string }) => order.id === id)
  }
  expect(await waiting()).toBe(true)
  await confirm(token)
  expect(await waiting()).toBe(false)
})
