import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { wrongInTheBooks } from '../../tests/support/books.ts'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { makeFee, makeOrder, makeProduct } from '../../tests/support/builders.ts'
import { type PayingShop, payingShop } from '../../tests/support/paying.ts'
import { carryOutRefund, TURN } from './carry-out-refund.server.ts'

let shop: PayingShop
let owner: TestBrowser
beforeAll(async () => {
  shop = await payingShop()
  owner = await shop.signedIn('owner')
  await makeFee(shop.at.db)
})
afterEach(async () => {
  await shop.bank.answers('well')
  expect(await wrongInTheBooks(shop.at.db)).toEqual([])
})
afterAll(() => shop.close())

const stockOf = async (productId: string) =>
  (
    await shop.at.db
      .selectFrom('variants')
      .select('onHand')
      .where('productId', '=', productId)
      .executeTakeFirstOrThrow()
  ).onHand

/** Three pieces for EGP 600, and EGP 50 for the way, taken in cash; seven are left of ten. */
async function paidInCash() {
  const { id: productId } = await makeProduct(shop.at.db)
  const id = await makeOrder(shop.at.db, [{ productId, quantity: 3 }])
  await owner.send('PUT', `/api/orders/${id}/approve-cod`)
  const line = (quantity: number) => ({ productId, size: 'M', quantity })
  return { id, productId, line }
}
const giveBack = (orderId: string, form: object) =>
  owner.send('POST', '/api/payment/given-back', { orderId, amount: 200, how: 'cash', reference: 'R-1', ...form })
const linesOf = async (id: string) => (await owner.get(`/api/admin/orders/${id}`)).body.order.paymentInfo.lines
const set = (id: string, status: string) => owner.send('PUT', `/api/orders/${id}/status`, { status })

test('money goes back for pieces, which go on the shelf once; the order holds the rest', async () => {
  const { id, productId, line } = await paidInCash()
  expect(await stockOf(productId)).toBe(7)
  const { status, body } = await giveBack(id, { refunded: 0, lines: [line(1)], restock: true })
  expect([status, body.refund.lines]).toMatchObject([201, [{ ...line(1), name: 'Black Tee', restocked: 1 }]])
  expect(await stockOf(productId)).toBe(8)
  expect(await linesOf(id)).toEqual([{ productId, size: 'M', refundable: 2, returned: 1 }])
  await set(id, 'cancelled')
  expect(await stockOf(productId)).toBe(10)
  await set(id, 'paid')
  expect(await stockOf(productId)).toBe(8)
})

test('pieces that are not back stay off the shelf, and nobody gets money for a piece twice', async () => {
  const { id, productId, line } = await paidInCash()
  expect((await giveBack(id, { refunded: 0, lines: [line(2)] })).body.refund.lines).toMatchObject([{ restocked: 0 }])
  expect(await stockOf(productId)).toBe(7)
  const more = await giveBack(id, { refunded: 200, lines: [line(2)], restock: true })
  expect([more.status, more.body.errors]).toMatchObject([400, { lines: expect.any(String) }])
  expect((await giveBack(id, { refunded: 200, lines: [line(1), line(1)] })).status).toBe(400)
  expect((await giveBack(id, { refunded: 200, lines: [{ ...line(1), size: 'L' }] })).status).toBe(400)
  expect((await giveBack(id, { refunded: 200 })).body.refund.lines).toEqual([])
})

test('of a cancelled order nothing is put on the shelf a second time', async () => {
  const { id, productId, line } = await paidInCash()
  await set(id, 'cancelled')
  const { status, body } = await giveBack(id, { refunded: 0, lines: [line(1)], restock: true })
  expect([status, body.errorCode, body.details.status]).toEqual([409, 'STALE_EDIT', 'cancelled'])
  expect((await giveBack(id, { refunded: 0, lines: [line(1)] })).status).toBe(201)
  expect(await stockOf(productId)).toBe(10)
})

test('pieces of a refund that the bank refused may be refunded again, and are not back twice', async () => {
  const order = await shop.order()
  const { body } = await order.session()
  await shop.bank.choose(body.unifiedCheckoutUrl, { outcome: 'Y' })
  const { id, productId } = order
  const before = await stockOf(productId)
  const lines = [{ productId, size: 'M', quantity: 1 }]
  const form = { orderId: id, reason: 'small', lines, restock: true }
  const refund = (money: object) => owner.send('POST', '/api/payment/refund', { ...form, ...money })
  await shop.bank.answers('failing')
  const asked = (await refund({ refunded: 0, amount: 200 })).body.refund
  expect(asked).toMatchObject({ state: 'asked', lines: [{ restocked: 1 }] })
  await shop.bank.answers('well')
  // Somebody at the provider's desk was quicker with a part of it: the whole can't go back any more.
  const { transactions } = await shop.bank.books()
  const parent = transactions.find((each) => each.success && each.order.merchant_order_id.endsWith(id))
  await shop.bank.act('refund', { id: parent?.id ?? 0, amount: 10_000 })
  await carryOutRefund(shop.deps, asked.id, new Date(Date.now() + TURN + 1000))
  expect(await linesOf(id)).toEqual([{ productId, size: 'M', refundable: 1, returned: 1 }])
  expect((await refund({ refunded: 100, amount: 100 })).body.refund).toMatchObject({
    state: 'done',
    lines: [{ quantity: 1, restocked: 0 }],
  })
  expect(await stockOf(productId)).toBe(before + 1)
})

test('pieces go back by an owner’s hand alone', async () => {
  const { id, line } = await paidInCash()
  const staff = await shop.signedIn('staff')
  const form = { orderId: id, amount: 1, refunded: 0, how: 'cash', reference: 'R', lines: [line(1)], restock: true }
  expect((await staff.send('POST', '/api/payment/given-back', form)).status).toBe(403)
})

test('the one size of a cap is told from a size where its money went back', async () => {
  const sizes = [{ size: 'M' as const, stock: 5 }]
  const { id: productId } = await makeProduct(shop.at.db, { category: 'Accessories', sizes })
  const id = await makeOrder(shop.at.db, [{ productId, quantity: 1 }])
  await owner.send('PUT', `/api/orders/${id}/approve-cod`)
  const lines = [{ productId, size: 'M', quantity: 1 }]
  const { status, body } = await giveBack(id, { refunded: 0, lines, restock: true })
  expect([status, body.refund.lines[0].isOneSize]).toEqual([201, true])
})
