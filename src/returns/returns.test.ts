import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { wrongInTheBooks } from '../../tests/support/books.ts'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { makeFee, makeProduct } from '../../tests/support/builders.ts'
import { makePromoCode } from '../../tests/support/promo-codes.ts'
import { delivered, deliveredDaysAgo, returnSteps, stockOf } from '../../tests/support/returns.ts'
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

const TWO_SIZES = [
  { size: 'M' as const, stock: 10 },
  { size: 'L' as const, stock: 1 },
]
const set = (id: string, status: string) => owner.send('PUT', `/api/orders/${id}/status`, { status })
const back = (id: string, form: object) =>
  owner.send('POST', `/api/returns/${id}/refund`, { refunded: 0, how: 'cash', reference: 'R-1', ...form })
const lettersOf = async (returnId: string): Promise<number[]> => {
  const query = "select data from pgboss.job where name = 'send-return-mail' and data ->> 'returnId' = $1 order by id"
  const { rows } = await shop.at.pool.query<{ data: { step: number } }>(query, [returnId])
  return rows.map(({ data }) => data.step)
}

test('RT1: a request is stored with its pieces, has a number, and is told at once', async () => {
  const order = await delivered(shop, owner)
  const form = { reason: 'defect', lines: [order.line(1)], message: 'A seam is open.' }
  const { status, body } = await order.ask(form)
  expect([status, body.return.code, body.return.state]).toEqual([201, `${order.sku}-R1`, 'requested'])
  expect(body.return).toMatchObject({
    wish: 'refund',
    shopPaysWayBack: true,
    lines: [{ size: 'M', quantity: 1, amount: 200, newSize: null }],
    steps: [{ state: 'requested' }],
  })
  expect(await lettersOf(body.return.id)).toHaveLength(1)
  const { returnable, returns } = (await order.returnable()).body
  expect([returnable.why, returnable.lines[0].left, returns.length]).toEqual([null, 1, 1])
})

test('RT1: the one size of a cap is told from a size', async () => {
  const { id: productId } = await makeProduct(shop.at.db, { category: 'Accessories', sizes: [{ size: 'M', stock: 5 }] })
  const cap = await delivered(shop, owner, { productId })
  const shirt = await delivered(shop, owner)
  const asked = await Promise.all([cap.ask({}), shirt.ask({})])
  expect(asked.map(({ body }) => body.return.lines[0].isOneSize)).toEqual([true, false])
})

test('RT2: a piece comes back once, whatever it came back by; a rejected one may be asked for again', async () => {
  const order = await delivered(shop, owner, { quantity: 3 })
  const { id } = (await order.ask({ lines: [order.line(1)] })).body.return
  const goods = { lines: [order.line(1)], restock: true }
  const money = { orderId: order.id, amount: 200, refunded: 0, how: 'cash', reference: 'X', ...goods }
  expect((await owner.send('POST', '/api/payment/given-back', money)).status).toBe(201)
  const tooMany = await order.ask({ lines: [order.line(2)] })
  expect([tooMany.status, tooMany.body.errorCode, tooMany.body.details.left]).toEqual([409, 'RETURN_PIECES_GONE', 1])
  expect(tooMany.body.message).toContain('At most 1 of ')
  expect((await order.ask({})).body.return.lines).toMatchObject([{ quantity: 1 }])
  expect((await order.returnable()).body.returnable.why).toBe('nothingLeft')
  // What a return is about is refunded by that return alone.
  const beside = await owner.send('POST', '/api/payment/given-back', { ...money, refunded: 200 })
  expect([beside.status, Object.keys(beside.body.errors)]).toEqual([400, ['lines']])
  await returnSteps(owner, id, 'rejected')
  expect((await order.ask({ lines: [order.line(1)] })).status).toBe(201)
})

test('RT3: there are 14 days, and 30 where it is faulty; then it is said until when it could', async () => {
  const order = await delivered(shop, owner)
  await deliveredDaysAgo(shop, order.id, 16)
  const late = await order.ask({})
  expect([late.status, late.body.errorCode]).toEqual([422, 'RETURN_TOO_LATE'])
  const { returnable } = (await order.returnable()).body
  expect([returnable.why, late.body.details.until]).toEqual([null, returnable.until])
  expect((await order.ask({ reason: 'defect', lines: [order.line(1)] })).status).toBe(201)
  await deliveredDaysAgo(shop, order.id, 32)
  expect((await order.ask({ reason: 'not-as-described' })).body.errorCode).toBe('RETURN_TOO_LATE')
  expect((await order.returnable()).body.returnable.why).toBe('tooLate')
  const onItsWay = await delivered(shop, owner)
  await set(onItsWay.id, 'shipped')
  expect((await onItsWay.ask({})).body.errorCode).toBe('RETURN_TOO_EARLY')
  expect((await onItsWay.returnable()).body.returnable.why).toBe('notDelivered')
  await set(onItsWay.id, 'cancelled')
  expect((await onItsWay.returnable()).body.returnable.why).toBe('cancelled')
})

test('RT4: an exchange holds the new size while it is open; rejected it frees it, ended it sends it', async () => {
  const order = await delivered(shop, owner, { sizes: TWO_SIZES })
  const ask = () => order.ask({ reason: 'size', newSize: 'L', lines: [order.line(1)] })
  const first = (await ask()).body.return
  expect([first.wish, first.lines[0].newSize]).toEqual(['exchange', 'L'])
  expect(await stockOf(shop, order.productId, 'L')).toEqual({ onHand: 1, reserved: 1 })
  expect([(await ask()).body.errorCode, (await order.returnable()).body.returnable.lines[0].left]).toEqual([
    'OUT_OF_STOCK',
    1,
  ])
  // The old piece never came.
  await returnSteps(owner, first.id, 'approved', 'rejected')
  expect(await stockOf(shop, order.productId, 'L')).toEqual({ onHand: 1, reserved: 0 })
  const second = (await ask()).body.return
  const done = await returnSteps(owner, second.id, 'approved', 'received', 'exchanged')
  expect([done.status, done.body.return.state, second.code]).toEqual([200, 'exchanged', `${order.sku}-R2`])
  expect(await stockOf(shop, order.productId, 'L')).toEqual({ onHand: 0, reserved: 0 })
  expect(await stockOf(shop, order.productId)).toEqual({ onHand: 9, reserved: 0 })
})

test('RT21: taken back before its pieces are here, it holds nothing and they may be asked for again', async () => {
  const order = await delivered(shop, owner, { sizes: TWO_SIZES })
  const ask = async () => (await order.ask({ reason: 'size', newSize: 'L', lines: [order.line(1)] })).body.return.id
  const takeBack = (id: string, from: string, by = order.browser) =>
    by.send('POST', `/api/returns/${id}/withdraw`, { from })
  const first = await ask()
  expect((await takeBack(first, 'requested', shop.browser())).status).toBe(404)
  expect((await takeBack(first, 'approved')).body).toMatchObject({
    errorCode: 'STALE_EDIT',
    details: { state: 'requested' },
  })
  for (const _ of [1, 2]) expect((await takeBack(first, 'requested')).body.return).toMatchObject({ state: 'withdrawn' })
  expect(await stockOf(shop, order.productId, 'L')).toEqual({ onHand: 1, reserved: 0 })
  expect((await owner.get('/api/returns?state=withdrawn')).body.returns).toMatchObject([{ id: first }])
  const { history, undo, mayGo } = (await owner.get(`/api/returns/${first}`)).body.return
  expect([history.at(-1).by, undo, mayGo]).toEqual([null, null, []])

  const second = await ask()
  await returnSteps(owner, second, 'approved')
  expect((await takeBack(second, 'approved')).status).toBe(200)
  const third = await ask()
  await returnSteps(owner, third, 'approved', 'received')
  expect((await takeBack(third, 'received')).body.errorCode).toBe('STATE_CONFLICT')
})

test('RT5: what came and can be sold is on the shelf once; the order holds neither it nor the rest', async () => {
  const order = await delivered(shop, owner, { quantity: 3 })
  const { id } = (await order.ask({ lines: [order.line(2)] })).body.return
  await returnSteps(owner, id, 'approved')
  const sellable = [{ productId: order.productId, size: 'M', pieces: 1 }]
  const step = { from: 'approved', to: 'received', sellable }
  const received = await owner.send('PUT', `/api/returns/${id}/state`, step)
  expect([received.status, received.body.return.lines[0].sellable]).toEqual([200, 1])
  expect(await stockOf(shop, order.productId)).toEqual({ onHand: 8, reserved: 0 })
  expect((await back(id, { amount: 400 })).body.return.state).toBe('refunded')
  expect((await set(order.id, 'cancelled')).status).toBe(200)
  expect(await stockOf(shop, order.productId)).toEqual({ onHand: 9, reserved: 0 })
})

test('RT6: back goes what was paid for the piece; the fee only where a fault brings all of it back', async () => {
  const code = await makePromoCode(shop.at.db, { discountValue: 15 })
  const form = { total: 650 - 90, promoCode: { code } }
  const order = await delivered(shop, owner, { quantity: 3, form })
  const one = (await order.ask({ lines: [order.line(1)] })).body.return
  expect(one.lines).toMatchObject([{ amount: 170 }])
  const seen = await returnSteps(owner, one.id, 'approved', 'received')
  expect(seen.body.return.money).toMatchObject({ paid: 170, fee: 0, proposed: 170, refundable: 560 })
  expect((await back(one.id, { amount: 561 })).body.errorCode).toBe('REFUND_NOT_POSSIBLE')
  expect((await back(one.id, { amount: 170 })).body.return).toMatchObject({
    state: 'refunded',
    refund: { amount: 170 },
  })

  const faulty = await delivered(shop, owner, { quantity: 2 })
  const part = (await faulty.ask({ reason: 'defect', lines: [faulty.line(1)] })).body.return
  expect((await owner.get(`/api/returns/${part.id}`)).body.return.money).toMatchObject({ fee: 0, proposed: 200 })
  expect((await faulty.returnable()).body.returnable).toMatchObject({ shippingFee: 50, lines: [{ amounts: [200] }] })
  const rest = (await faulty.ask({ reason: 'not-as-described' })).body.return
  expect([rest.due, (await faulty.returnable()).body.returns[0].due]).toEqual([250, 200])
  expect((await owner.get(`/api/returns/${rest.id}`)).body.return.money).toMatchObject({ fee: 50, proposed: 250 })
})

test('RT24: less than a return is worth says why, to whoever waits for it', async () => {
  const order = await delivered(shop, owner)
  const { id } = (await order.ask({})).body.return
  await returnSteps(owner, id, 'approved', 'received')
  const silent = await back(id, { amount: 350, words: '  ' })
  expect([silent.status, silent.body.errors]).toMatchObject([400, { words: expect.any(String) }])
  const words = 'أحد الكمّين عليه بقعة.'
  const { money, language } = (await back(id, { amount: 350, words })).body.return
  expect([money.words, language]).toEqual([words, 'en'])
  const { returns } = (await order.returnable()).body
  expect(returns).toMatchObject([{ state: 'refunded', refund: { amount: 350, words } }])

  const rest = await delivered(shop, owner)
  const { id: other } = (await rest.ask({})).body.return
  await returnSteps(owner, other, 'approved', 'received')
  const beside = { orderId: rest.id, amount: 300, refunded: 0, how: 'cash', reference: 'R', lines: [], restock: false }
  await owner.send('POST', '/api/payment/given-back', beside)
  expect((await rest.returnable()).body.returnable.moneyLeft).toBe(0)
  expect((await back(other, { amount: 150, refunded: 300 })).body.return.state).toBe('refunded')
})

test('RT27: what came back and is worth no money is closed with a word of why, which its minute undoes', async () => {
  const order = await delivered(shop, owner)
  const { id } = (await order.ask({})).body.return
  await returnSteps(owner, id, 'approved', 'received')
  const silent = await back(id, { amount: 0 })
  expect([silent.status, silent.body.errors]).toMatchObject([400, { words: expect.any(String) }])
  const words = 'Both cuffs are worn through.'
  const closed = (await back(id, { amount: 0, words })).body.return
  expect(closed).toMatchObject({
    state: 'refunded',
    refund: null,
    words,
    money: { refunded: 0 },
    undo: { to: 'received' },
  })
  expect((await owner.send('POST', `/api/returns/${id}/undo`, { step: closed.undo.step })).status).toBe(200)
  expect((await back(id, { amount: 0, words })).status).toBe(201)
  expect((await back(id, { amount: 200, refunded: 0, words })).body.errorCode).toBe('STALE_EDIT')
  const { returns, returnable } = (await order.returnable()).body
  expect([returns[0].words, returnable.why]).toEqual([words, 'nothingLeft'])
  expect((await owner.get(`/api/admin/orders/${order.id}`)).body.order.paymentInfo.refunded).toBe(0)
})

test('RT8: an order stays delivered under an open return, and is free again after it', async () => {
  const order = await delivered(shop, owner)
  const { id } = (await order.ask({})).body.return
  for (const status of ['cancelled', 'shipped', 'pending', 'paid'])
    expect((await set(order.id, status)).body.errorCode).toBe(status === 'pending' ? 'PAYMENT_RECORDED' : 'RETURN_OPEN')
  expect((await owner.send('DELETE', `/api/orders/${order.id}`)).status).toBe(409)
  await returnSteps(owner, id, 'rejected')
  expect((await set(order.id, 'shipped')).status).toBe(200)
})

test('RT8: that it was delivered is not undone once somebody wants to return it', async () => {
  const order = await delivered(shop, owner, { isUnpaid: true })
  expect((await order.ask({})).status).toBe(201)
  const { undo } = (await owner.get(`/api/admin/orders/${order.id}`)).body.order
  const undone = await owner.send('POST', `/api/orders/${order.id}/undo`, { step: undo.step })
  expect([undone.status, undone.body.errorCode]).toEqual([409, 'RETURN_OPEN'])
})

test('RT9: a step is undone within its minute: shelf and sizes are as before, and nobody is told', async () => {
  const order = await delivered(shop, owner, { sizes: TWO_SIZES })
  const { id } = (await order.ask({ reason: 'size', newSize: 'L', lines: [order.line(1)] })).body.return
  const undo = async () => {
    const { undo: last } = (await owner.get(`/api/returns/${id}`)).body.return
    return owner.send('POST', `/api/returns/${id}/undo`, { step: last.step })
  }
  await returnSteps(owner, id, 'approved', 'received', 'exchanged')
  expect(await stockOf(shop, order.productId, 'L')).toEqual({ onHand: 0, reserved: 0 })
  expect((await undo()).body.return.state).toBe('received')
  expect(await stockOf(shop, order.productId, 'L')).toEqual({ onHand: 1, reserved: 1 })
  expect((await owner.get(`/api/returns/${id}`)).body.return.undo).toBeNull()
  const again = await delivered(shop, owner, { quantity: 1 })
  const other = (await again.ask({})).body.return.id
  await returnSteps(owner, other, 'approved', 'received')
  const { step } = (await owner.get(`/api/returns/${other}`)).body.return.undo
  const send = () => owner.send('POST', `/api/returns/${other}/undo`, { step })
  expect((await send()).body.return).toMatchObject({ state: 'approved', lines: [{ sellable: null }] })
  expect([(await send()).status, await stockOf(shop, again.productId)]).toEqual([200, { onHand: 9, reserved: 0 }])
  await shop.at.db.updateTable('returnSteps').set({ toldAt: new Date() }).execute()
  await returnSteps(owner, other, 'rejected')
  await shop.at.db.updateTable('returnSteps').set({ toldAt: new Date() }).execute()
  const last = (await owner.get(`/api/returns/${other}`)).body.return.history.at(-1).id
  expect((await owner.send('POST', `/api/returns/${other}/undo`, { step: last })).body.errorCode).toBe('UNDO_OVER')
})

test('RT25: an exchange says who brings the new piece, with its step or later; undone, nobody brings it', async () => {
  const order = await delivered(shop, owner, { sizes: TWO_SIZES })
  const { id } = (await order.ask({ reason: 'size', newSize: 'L', lines: [order.line(1)] })).body.return
  const { state: from } = (await returnSteps(owner, id, 'approved', 'received')).body.return
  const send = (parcel: object) => owner.send('PUT', `/api/returns/${id}/state`, { from, to: 'exchanged', parcel })
  const named = { courier: 'بوسطة', trackingNumber: '7234118902' }
  expect((await send({ courier: '', trackingNumber: '1' })).body.errors).toHaveProperty('parcel.courier')
  expect((await owner.send('PUT', `/api/returns/${id}/parcel`, named)).body.errorCode).toBe('STATE_CONFLICT')
  const { parcel, undo } = (await send(named)).body.return
  expect(parcel).toMatchObject({ courier: 'Bosta', trackingUrl: expect.stringContaining('7234118902') })
  expect((await order.returnable()).body.returns).toMatchObject([{ parcel }])

  const later = { courier: 'Bosta', trackingNumber: '99', seen: { courier: '', trackingNumber: '' } }
  const stale = await owner.send('PUT', `/api/returns/${id}/parcel`, later)
  expect([stale.body.errorCode, stale.body.details.trackingNumber]).toEqual(['STALE_EDIT', '7234118902'])
  const seen = { courier: 'Bosta', trackingNumber: '7234118902' }
  const right = await owner.send('PUT', `/api/returns/${id}/parcel`, { ...later, seen })
  expect(right.body.return.parcel.trackingNumber).toBe('99')
  const undone = await owner.send('POST', `/api/returns/${id}/undo`, { step: undo.step })
  expect(undone.body.return).toMatchObject({ state: 'received', parcel: null })
})

test('RT10: what cost nothing ends without money, and is told', async () => {
  const code = await makePromoCode(shop.at.db, { discountType: 'percentage', discountValue: 100 })
  await makeFee(shop.at.db, 'giza', 0)
  const base = { shippingFee: 0, total: 0, promoCode: { code } }
  const address = { name: 'Mona Adel', email: 'free@example.com', phone: '01129999999', address: '3 El Nasr Street' }
  const shippingAddress = { ...address, city: 'giza', cityName: 'Dokki', country: 'EG' }
  const order = await delivered(shop, owner, { quantity: 1, form: { ...base, shippingAddress } })
  const { id, lines } = (await order.ask({})).body.return
  await returnSteps(owner, id, 'approved', 'received')
  expect(lines).toMatchObject([{ amount: 0 }])
  const ended = await back(id, { amount: 0 })
  expect([ended.status, ended.body.return.state, ended.body.return.refund]).toEqual([201, 'refunded', null])
  expect((await owner.get(`/api/admin/orders/${order.id}`)).body.order.paymentInfo.lines[0].refundable).toBe(0)
})
