import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { wrongInTheBooks } from '../../tests/support/books.ts'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { makeFee } from '../../tests/support/builders.ts'
import { picture, uploadOf } from '../../tests/support/pictures.ts'
import { type Delivered, delivered, returnSteps, stockOf } from '../../tests/support/returns.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'

let shop: TestShop
let owner: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  owner = await shop.signedIn('owner')
  await makeFee(shop.at.db)
})
afterEach(async () => {
  expect(await wrongInTheBooks(shop.at.db)).toEqual([])
})
afterAll(() => shop.close())

const SIZES = [
  { size: 'M' as const, stock: 10 },
  { size: 'L' as const, stock: 1 },
  { size: 'XL' as const, stock: 0 },
]
const photoOf = async (order: Delivered, browser = order.browser) =>
  browser.send('POST', `/api/return-photos/${order.id}`, uploadOf(await picture().jpeg().toBuffer()))

test('RT31: a size that the product never had, or has no more, is said at its field, and nothing is claimed', async () => {
  const order = await delivered(shop, owner, { sizes: SIZES })
  const problems = []
  for (const language of ['en', 'ar']) {
    const headers = { 'accept-language': language }
    const named = { orderSku: order.sku, reason: 'size', lines: [order.line(1, { newSize: 'XXL' })] }
    const forAll = { orderSku: order.sku, reason: 'size', newSize: 'XXL' }
    for (const wish of [named, forAll]) {
      const { status, body } = await order.browser.send('POST', '/api/returns', wish, headers)
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['newSize']])
      problems.push(body.errors.newSize)
    }
  }
  expect(new Set(problems).size).toBe(2)
  expect((await order.returnable()).body).toMatchObject({ returnable: { lines: [{ left: 2 }] }, returns: [] })
})

test('RT11: a return is asked for and seen by whose order it is; to others there is no such order', async () => {
  const user = await shop.signedIn('user')
  const order = await delivered(shop, owner, { browser: user })
  for (const stranger of [shop.browser(), await shop.signedIn('user'), owner]) {
    expect((await stranger.get(`/api/returnable/${order.sku}`)).status).toBe(404)
    expect((await stranger.send('POST', '/api/returns', { orderSku: order.sku, reason: 'other' })).status).toBe(404)
  }
  expect((await order.ask({})).status).toBe(201)
  const { id } = (await user.get(`/api/returnable/${order.sku}`)).body.returns[0]
  for (const stranger of [shop.browser(), user]) {
    expect((await stranger.get(`/api/returns/${id}`)).status).toBeGreaterThanOrEqual(401)
    expect((await stranger.send('PUT', `/api/returns/${id}/state`, { from: 'requested', to: 'approved' })).status).toBe(
      stranger === user ? 403 : 401,
    )
  }
})

test('RT12: a photo is drawn anew, and shown to its owner and the team alone', async () => {
  const order = await delivered(shop, owner)
  const bytes = await picture()
    .withExif({ IFD0: { Copyright: 'Cairo' } })
    .jpeg()
    .toBuffer()
  const kept = await order.browser.send('POST', `/api/return-photos/${order.id}`, uploadOf(bytes))
  const { photoId } = kept.body
  expect(kept.status).toBe(201)
  for (const file of ['960.webp', '40.webp', 'original.webp', 'og.jpg'])
    expect((await order.browser.get(`/media/${photoId}/${file}`)).status).toBe(404)
  expect((await owner.get(`/media/private/returns/${photoId}.webp`)).status).toBe(404)
  const { id } = (await order.ask({ lines: [order.line(1)], photoId })).body.return
  const seen = await order.browser.get(`/api/returns/${id}/photo`)
  expect([seen.status, seen.headers.get('content-type'), seen.headers.get('cache-control')]).toEqual([
    200,
    'image/webp',
    'no-store',
  ])
  expect(seen.body).not.toContain('Cairo')
  expect((await owner.get(`/api/returns/${id}/photo`)).status).toBe(200)
  for (const stranger of [shop.browser(), await shop.signedIn('user')])
    expect((await stranger.get(`/api/returns/${id}/photo`)).status).toBe(404)
})

test('RT12: a photo is of one order and one return, and nothing but a picture', async () => {
  const [order, other] = [await delivered(shop, owner), await delivered(shop, owner)]
  const { photoId } = (await photoOf(order)).body
  expect((await photoOf(order, other.browser)).status).toBe(404)
  expect(Object.keys((await other.ask({ photoId })).body.errors)).toEqual(['photoId'])
  expect((await order.ask({ lines: [order.line(1)], photoId })).status).toBe(201)
  expect(Object.keys((await order.ask({ photoId })).body.errors)).toEqual(['photoId'])
  const path = `/api/return-photos/${order.id}`
  expect((await order.browser.send('POST', path, uploadOf(Buffer.from('<svg onload="x"/>')))).status).toBe(415)
  expect((await order.browser.send('POST', path, uploadOf(Buffer.alloc(11 * 1024 * 1024, 1)))).status).toBe(413)
  expect((await order.browser.send('POST', path, {})).status).toBe(415)
})

test.each([
  ['another reason', { reason: 'other', newSize: 'L' }, 400, 'newSize'],
  ['a fault', { reason: 'defect', newSize: 'L' }, 400, 'newSize'],
  ['the size it is', { reason: 'size', newSize: 'M' }, 400, 'newSize'],
  ['a size nobody makes', { reason: 'size', newSize: 'XXXL' }, 400, 'newSize'],
])('RT13: a new size with %s is refused', async (_, form, status, field) => {
  const order = await delivered(shop, owner, { sizes: SIZES })
  const { body, ...answer } = await order.ask({ ...form, lines: [order.line(1)] })
  expect([answer.status, Object.keys(body.errors)]).toEqual([status, [field]])
})

test('RT13: a faulty piece is exchanged for its own size, which is held until it leaves', async () => {
  const order = await delivered(shop, owner, { sizes: [{ size: 'M', stock: 3 }] })
  const again = (pieces: number) => order.ask({ reason: 'defect', lines: [order.line(pieces, { newSize: 'M' })] })
  expect((await again(2)).body.errorCode).toBe('OUT_OF_STOCK')
  const { id, wish, lines } = (await again(1)).body.return
  expect([wish, lines[0].newSize]).toEqual(['exchange', 'M'])
  expect(await stockOf(shop, order.productId)).toEqual({ onHand: 1, reserved: 1 })
  const done = await returnSteps(owner, id, 'approved', 'received', 'exchanged')
  expect([done.status, done.body.return.state]).toEqual([200, 'exchanged'])
  expect(await stockOf(shop, order.productId)).toEqual({ onHand: 1, reserved: 0 })
})

test('RT13: sold out, or more of it than there is, holds nothing', async () => {
  const order = await delivered(shop, owner, { sizes: SIZES })
  const exchange = (newSize: string, pieces: number) =>
    order.ask({ reason: 'size', lines: [order.line(pieces, { newSize })] })
  expect((await exchange('XL', 1)).body.errorCode).toBe('OUT_OF_STOCK')
  expect((await exchange('L', 2)).body.errorCode).toBe('OUT_OF_STOCK')
  expect((await exchange('XXL', 1)).body.errors).toHaveProperty('newSize')
  expect(await stockOf(shop, order.productId, 'L')).toEqual({ onHand: 1, reserved: 0 })
})

test('RT14: pieces are whole, at least one, each size once, and no more than were bought', async () => {
  const order = await delivered(shop, owner)
  for (const quantity of [0, -1, 1.5, 100, '2', null])
    expect((await order.ask({ lines: [order.line(1, { quantity })] })).status).toBe(400)
  expect((await order.ask({ lines: [] })).status).toBe(400)
  expect((await order.ask({ lines: [order.line(1), order.line(1)] })).status).toBe(400)
  expect((await order.ask({ lines: [order.line(1, { size: 'S' })] })).status).toBe(400)
  expect((await order.ask({ lines: [order.line(3)] })).status).toBe(409)
  expect((await order.ask({ reason: 'none' })).status).toBe(400)
})

test('RT15: steps come in their order, from where they were seen, and money is the owner’s alone', async () => {
  const order = await delivered(shop, owner)
  const { id } = (await order.ask({})).body.return
  const staff = await shop.signedIn('staff')
  const go = (from: string, to: string, more = {}) =>
    staff.send('PUT', `/api/returns/${id}/state`, { from, to, ...more })
  expect((await go('requested', 'received')).body.errorCode).toBe('STATE_CONFLICT')
  expect((await go('requested', 'refunded')).status).toBe(400)
  expect((await go('requested', 'rejected')).body.errors).toHaveProperty('words')
  expect((await go('requested', 'approved')).status).toBe(200)
  const stale = await go('requested', 'rejected', { words: 'No.' })
  expect([stale.status, stale.body.errorCode, stale.body.details.state]).toEqual([409, 'STALE_EDIT', 'approved'])
  const sellable = [{ productId: order.productId, size: 'M', pieces: 3 }]
  expect((await go('approved', 'received', { sellable })).body.errors).toHaveProperty('sellable')
  const refund = { amount: 400, refunded: 0, how: 'cash', reference: 'R' }
  expect((await owner.send('POST', `/api/returns/${id}/refund`, refund)).body.errorCode).toBe('STALE_EDIT')
  expect((await go('approved', 'received')).status).toBe(200)
  expect((await go('received', 'exchanged')).body.errorCode).toBe('STATE_CONFLICT')
  expect((await staff.send('POST', `/api/returns/${id}/refund`, refund)).status).toBe(403)
  const wrongSum = { ...refund, refunded: 100 }
  expect((await owner.send('POST', `/api/returns/${id}/refund`, wrongSum)).body.errorCode).toBe('STALE_EDIT')
  expect((await owner.send('POST', `/api/returns/${id}/refund`, { ...refund, amount: 0 })).status).toBe(400)
  expect((await owner.send('POST', `/api/returns/${id}/refund`, refund)).status).toBe(201)
  expect((await owner.send('POST', `/api/returns/${id}/refund`, { ...refund, refunded: 400 })).status).toBe(422)
})

test('RT20: what a shopper writes is bounded text, and the team’s note is the team’s', async () => {
  const order = await delivered(shop, owner)
  expect((await order.ask({ message: 'x'.repeat(1001) })).status).toBe(400)
  const message = 'one\ntwo \u202e<b>three</b>'
  const { id } = (await order.ask({ message })).body.return
  const note = (form: object) => owner.send('PUT', `/api/returns/${id}/note`, form)
  expect((await note({ note: 'Calls often.', was: '' })).body.return).toMatchObject({
    note: 'Calls often.',
    message: 'one\ntwo <b>three</b>',
  })
  const stale = await note({ note: 'Something else', was: '' })
  expect([stale.status, stale.body.details.note]).toEqual([409, 'Calls often.'])
  expect(JSON.stringify((await order.returnable()).body)).not.toContain('Calls often')
  await returnSteps(owner, id, 'approved')
  const told = (await owner.get('/api/activity?limit=2')).body.activity
  expect(told[0]).toMatchObject({ subject: 'order', label: `${order.sku}-R1`, after: { return: 'approved' } })
  expect(JSON.stringify(told)).not.toContain('Calls often')
})
