import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { makeFee } from '../../tests/support/builders.ts'
import { picture, uploadOf } from '../../tests/support/pictures.ts'
import { delivered, deliveredDaysAgo, returnSteps } from '../../tests/support/returns.ts'
import { PASSWORD, type TestShop, testShop } from '../../tests/support/shop.ts'
import { findOrder, type OrderRow } from '../orders/db.server.ts'
import { eraseClosedAccounts } from '../orders/erase-closed-accounts.server.ts'
import { orderLetter } from '../orders/letters/order-letter.server.ts'
import { firstFacts } from '../settings/facts.ts'
import { anonymiseReturns } from './anonymise-returns.server.ts'
import { forgetPhotos } from './photo/forget-photos.server.ts'
import { photoKey } from './photo/photo-file.ts'
import { takeLetter } from './take-letter.server.ts'

let shop: TestShop
let owner: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  owner = await shop.signedIn('owner')
  await makeFee(shop.at.db)
})
afterAll(() => shop.close())

const stepsOf = (returnId: string) =>
  shop.at.db.selectFrom('returnSteps').selectAll().where('returnId', '=', returnId).orderBy('id').execute()
const letterOf = async (returnId: string, at: number) => {
  const step = (await stepsOf(returnId)).at(at)?.id ?? 0
  return (await takeLetter(shop.at.db, { returnId, step }, new Date()))?.step.state
}
const upload = async (browser: TestBrowser, orderId: string) => {
  const bytes = await picture().jpeg().toBuffer()
  return (await browser.send('POST', `/api/return-photos/${orderId}`, uploadOf(bytes))).body.photoId as string
}
const isKept = async (photoId: string): Promise<boolean> => (await shop.deps.disk.findBytes(photoKey(photoId))) !== null

test('RT2: whoever asks again for a piece is told which open return has it, in their language', async () => {
  const order = await delivered(shop, owner, { quantity: 3 })
  const { code: first } = (await order.ask({ lines: [order.line(1)] })).body.return
  const tooMany = await order.ask({ lines: [order.line(3)] })
  expect([tooMany.body.details.left, tooMany.body.details.claimedBy]).toEqual([2, [first]])
  expect(tooMany.body.message).toContain(`the others are in return ${first}`)
  const { code: second } = (await order.ask({ lines: [order.line(2)] })).body.return
  for (const form of [{}, { lines: [order.line(1)] }]) {
    const { status, body } = await order.ask(form)
    expect([status, body.details.claimedBy]).toEqual([409, [first, second]])
    expect(body.message).toContain(`in return ${first}, ${second} already`)
  }
})

test('a letter about a step leaves while the return stands so; what the shopper did is told in any case', async () => {
  const order = await delivered(shop, owner)
  const { id } = (await order.ask({})).body.return
  await returnSteps(owner, id, 'approved')
  const { undo } = (await owner.get(`/api/returns/${id}`)).body.return
  await owner.send('POST', `/api/returns/${id}/undo`, { step: undo.step })
  expect([await letterOf(id, 0), await letterOf(id, 1)]).toEqual(['requested', undefined])
  await returnSteps(owner, id, 'approved', 'received')
  expect([await letterOf(id, -2), await letterOf(id, -1)]).toEqual([undefined, 'received'])
  expect((await owner.get(`/api/returns/${id}`)).body.return.undo).toBeNull()
})

const rowOf = async (orderId: string): Promise<OrderRow> => {
  const row = await findOrder(shop.at.db, orderId)
  if (!row) throw new Error('the order is not there')
  return row
}

test('ML13: letters follow the language in which the holder last did something; looking changes nothing', async () => {
  const { id, sku, browser, returnable } = await delivered(shop, owner)
  const inArabic = { 'accept-language': 'ar-EG' }
  await Promise.all([browser, shop.browser()].map((each) => each.get(`/api/returnable/${sku}`, inArabic)))
  const stranger = await shop.browser().send('POST', '/api/returns', { orderSku: sku, reason: 'defect' }, inArabic)
  expect([stranger.status, (await rowOf(id)).language]).toEqual([404, 'en'])
  await browser.send('POST', '/api/returns', { orderSku: sku, reason: 'defect' }, inArabic)
  expect([(await rowOf(id)).language, (await returnable()).status]).toEqual(['ar', 200])
})

test('the letter of a return’s money names the return, sent again too; other money names none', async () => {
  const order = await delivered(shop, owner)
  const { id, code } = (await order.ask({ lines: [order.line(1)] })).body.return
  await returnSteps(owner, id, 'approved', 'received')
  const money = { how: 'cash', reference: 'R-1', refunded: 0, amount: 200 } as const
  await owner.send('POST', `/api/returns/${id}/refund`, money)
  const beside = { ...money, orderId: order.id, refunded: 200, amount: 100, lines: [], restock: false }
  expect((await owner.send('POST', '/api/payment/given-back', beside)).status).toBe(201)
  const row = await rowOf(order.id)
  const told = { order: row, event: 'given back', facts: firstFacts, link: 'https://shop.example/my-order/a' } as const
  const [ofReturn, other] = row.moneyBack
  const written = [
    { step: ofReturn?.id ?? '', amount: 20_000 },
    { step: 'again-1', amount: 20_000 },
    { step: other?.id ?? '', amount: 10_000 },
  ].map((about) => orderLetter({ ...told, ...about }))
  expect(written.map(({ text, html }) => [text.includes(code), html.includes(code)])).toEqual([
    [true, true],
    [true, true],
    [false, false],
  ])
})

test('RT29: money alone that went back is not promised again, nor is what an open return asks for', async () => {
  const order = await delivered(shop, owner, { quantity: 3 })
  const left = async () => (await order.returnable()).body.returnable.moneyLeft
  const { total } = await rowOf(order.id)
  expect(await left()).toBe(total / 100)
  const money = { orderId: order.id, how: 'cash', reference: 'R', refunded: 0, amount: 100 } as const
  await owner.send('POST', '/api/payment/given-back', { ...money, lines: [], restock: false })
  expect(await left()).toBe(total / 100 - 100)
  await order.ask({ lines: [order.line(1)] })
  expect(await left()).toBe(total / 100 - 300)
  const all = await delivered(shop, owner)
  const whole = (await rowOf(all.id)).total / 100
  const back = { ...money, orderId: all.id, amount: whole, lines: [], restock: false }
  expect((await owner.send('POST', '/api/payment/given-back', back)).status).toBe(201)
  const asked = (await all.ask({ reason: 'defect' })).body.return
  expect(asked).toMatchObject({ isPaidBack: true, takesPayTo: false })
  expect((await returnSteps(owner, asked.id, 'approved', 'received')).body.return.isPaidBack).toBe(true)
  const unpaid = await delivered(shop, owner, { isUnpaid: true })
  expect((await unpaid.returnable()).body.returnable.moneyLeft).toBe((await rowOf(unpaid.id)).total / 100)
  expect((await unpaid.ask({})).body.return.isPaidBack).toBe(false)
})

test('RT29: of two returns that are open the first keeps what it was promised, and the second gets the rest', async () => {
  const order = await delivered(shop, owner, { quantity: 3 })
  const { total } = await rowOf(order.id)
  const gone = total / 100 - 300
  const money = { how: 'cash', reference: 'R', refunded: 0 } as const
  const before = { ...money, orderId: order.id, amount: gone, lines: [], restock: false }
  expect((await owner.send('POST', '/api/payment/given-back', before)).status).toBe(201)
  const [first, second, third] = [
    (await order.ask({ lines: [order.line(1)] })).body.return,
    (await order.ask({ lines: [order.line(1)] })).body.return,
    (await order.ask({ lines: [order.line(1)] })).body.return,
  ]
  expect([first, second, third].map(({ isPaidBack }) => isPaidBack)).toEqual([false, false, true])
  const due = async () => (await order.returnable()).body.returns.map((each: { due: number }) => each.due)
  expect(await due()).toEqual([200, 100, 0])
  for (const { id } of [first, second, third]) await returnSteps(owner, id, 'approved', 'received')
  const moneyOf = async ({ id }: { id: string }) => (await owner.get(`/api/returns/${id}`)).body.return.money
  expect(await moneyOf(first)).toMatchObject({ proposed: 200, promised: 100, refundable: 200 })
  expect(await moneyOf(second)).toMatchObject({ proposed: 100, promised: 200, refundable: 100 })
  expect(await moneyOf(third)).toMatchObject({ proposed: 0, promised: 300, refundable: 0 })
  const refund = (id: string, amount: number, refunded: number) =>
    owner.send('POST', `/api/returns/${id}/refund`, { ...money, amount, refunded })
  const tooMuch = await refund(second.id, 101, gone)
  expect([tooMuch.status, tooMuch.body.errorCode, tooMuch.body.details]).toEqual([
    422,
    'REFUND_NOT_POSSIBLE',
    { refundable: 100, promisedTo: [first.code] },
  ])
  expect(tooMuch.body.message).toContain(`: the rest is promised to ${first.code}.`)
  expect((await refund(second.id, 100, gone)).status).toBe(201)
  expect(await moneyOf(first)).toMatchObject({ proposed: 200, promised: 0, refundable: 200 })
  expect(await due(), 'what was sent is awaited no more').toEqual([200, 0, 0])
  expect((await refund(first.id, 200, gone + 100)).status).toBe(201)
  expect((await moneyOf(third)).refundable).toBe(0)
  const sent = shop.at.db.selectFrom('refunds').where('reason', 'in', [first.code, second.code])
  expect(await sent.select(['amount', 'worth']).orderBy('amount').execute()).toEqual([
    { amount: 10_000, worth: 20_000 },
    { amount: 20_000, worth: 20_000 },
  ])
})

test('RT29: what a return was promised is free for the next once it is rejected', async () => {
  const order = await delivered(shop, owner)
  const { total } = await rowOf(order.id)
  const before = { orderId: order.id, how: 'cash', reference: 'R', refunded: 0, lines: [], restock: false }
  await owner.send('POST', '/api/payment/given-back', { ...before, amount: total / 100 - 200 })
  const first = (await order.ask({ lines: [order.line(1)] })).body.return
  const second = (await order.ask({ lines: [order.line(1)] })).body.return
  expect(second.isPaidBack).toBe(true)
  await returnSteps(owner, first.id, 'rejected')
  const { isPaidBack, money } = (await owner.get(`/api/returns/${second.id}`)).body.return
  expect([isPaidBack, money.proposed, money.promised]).toEqual([false, 200, 0])
})

test('a closed account waits for its open return; then what it wrote and showed goes with it', async () => {
  const user = await shop.signedIn('user')
  const order = await delivered(shop, owner, { browser: user })
  const photoId = await upload(user, order.id)
  const { id } = (await order.ask({ message: 'Too short.', photoId })).body.return
  const { id: accountId } = (await user.get('/api/auth/me')).body.user
  await deliveredDaysAgo(shop, order.id, 60)
  await user.send('DELETE', '/api/auth/me', { password: PASSWORD })
  const erase = async () => {
    await eraseClosedAccounts(shop.at.db, new Date(), [anonymiseReturns])
    return shop.at.db.selectFrom('accounts').select('id').where('id', '=', accountId).executeTakeFirst()
  }
  expect(await erase()).toBeDefined()
  await owner.send('PUT', `/api/returns/${id}/note`, { note: 'Rude.', was: '' })
  await returnSteps(owner, id, 'rejected')
  expect(await erase()).toBeUndefined()
  const kept = (await owner.get(`/api/returns/${id}`)).body.return
  expect([kept.message, kept.note, kept.hasPhoto, kept.customer.name]).toEqual(['', '', false, ''])
  await shop.jobs['drop-return-photo']({ photoId })
  expect(await isKept(photoId)).toBe(false)
})

test('a photo that no form was sent with goes after a day', async () => {
  const order = await delivered(shop, owner)
  const [sent, unsent] = [await upload(order.browser, order.id), await upload(order.browser, order.id)]
  expect((await order.ask({ lines: [order.line(1)], photoId: sent })).status).toBe(201)
  await forgetPhotos(shop.deps, new Date())
  expect(await isKept(unsent)).toBe(true)
  await forgetPhotos(shop.deps, new Date(Date.now() + 25 * 3_600_000))
  const left = [sent, unsent].map(isKept)
  expect(await Promise.all(left)).toEqual([true, false])
})

test('the list is searched by its own number, the order’s code, the name and the phone', async () => {
  const order = await delivered(shop, owner)
  const { id, code } = (await order.ask({ reason: 'defect' })).body.return
  const { customer } = (await owner.get(`/api/returns/${id}`)).body.return
  for (const search of [code.toLowerCase(), order.sku, customer.phone, customer.email]) {
    const found = (await owner.get(`/api/returns?search=${encodeURIComponent(search)}`)).body
    expect([search, found.returns.map((each: { id: string }) => each.id)]).toEqual([search, [id]])
  }
  await shop.at.pool.query("update orders set name = 'عبد الرحمن زكي' where id = $1", [order.id])
  for (const search of ['عبدالرحمن', 'زكى عبدالرحمن', `#${order.sku}`]) {
    const found = (await owner.get(`/api/returns?search=${encodeURIComponent(search)}`)).body
    expect([search, found.returns.map((each: { id: string }) => each.id)]).toEqual([search, [id]])
  }
  const filtered = (await owner.get('/api/returns?reason=defect&state=rejected')).body
  expect(filtered.pagination.total).toBe(0)
  expect((await owner.get('/api/returns?reason=defect&sort=oldest')).body.returns.length).toBeGreaterThan(0)
  expect((await owner.get(`/api/admin/orders/${order.id}/returns`)).body.returns).toMatchObject([{ code }])
})

test('the list of what is to be handled holds what the overview counts', async () => {
  for (const steps of [[], ['approved'], ['approved', 'received'], ['rejected']]) {
    const order = await delivered(shop, owner)
    const { id } = (await order.ask({})).body.return
    expect((await returnSteps(owner, id, ...steps)).status).toBe(200)
  }
  const { returns, pagination } = (await owner.get('/api/returns?state=to-handle')).body
  const { toDo } = (await owner.get('/api/admin/to-do')).body
  expect(pagination.total).toBe(toDo.returns)
  expect([...new Set(returns.map(({ state }: { state: string }) => state))].sort()).toEqual(['received', 'requested'])
})

test('RT6: once its money went back, the fee that came with it still stands beside its pieces', async () => {
  const order = await delivered(shop, owner, { quantity: 2 })
  const { id } = (await order.ask({ reason: 'defect', lines: [order.line(2)] })).body.return
  await returnSteps(owner, id, 'approved', 'received')
  const form = { amount: 450, refunded: 0, how: 'cash', reference: 'R-1' }
  const { refund, money } = (await owner.send('POST', `/api/returns/${id}/refund`, form)).body.return
  expect([refund.amount, money.paid, money.fee]).toEqual([450, 400, 50])
})
