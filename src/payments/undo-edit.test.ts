import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { wrongInTheBooks } from '../../tests/support/books.ts'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { makeFee, makeOrder, makeProduct, requestFor } from '../../tests/support/builders.ts'
import { warm } from '../../tests/support/database.ts'
import { editAs, editForm } from '../../tests/support/edits.ts'
import { type PayingShop, payingShop } from '../../tests/support/paying.ts'
import { makePromoCode } from '../../tests/support/promo-codes.ts'
import { fromPounds } from '../lib/money.ts'
import { findOrder } from '../orders/db.server.ts'
import { fateOf } from '../orders/letters/letter-fate.ts'
import { placeOrder } from '../orders/place-order.server.ts'

let shop: PayingShop
let owner: TestBrowser
let staff: TestBrowser
beforeAll(async () => {
  shop = await payingShop()
  owner = await shop.signedIn('owner')
  staff = await shop.signedIn('staff')
  await makeFee(shop.at.db, 'giza', 80)
})
afterEach(async () => {
  expect(await wrongInTheBooks(shop.at.db)).toEqual([])
})
afterAll(() => shop.close())

const SIZES = [
  { size: 'M', stock: 10 },
  { size: 'L', stock: 3 },
] as const
const product = async (price = 200) => (await makeProduct(shop.at.db, { price, sizes: [...SIZES] })).id
const stockOf = async (productId: string) => {
  const rows = shop.at.db.selectFrom('variants').select(['size', 'reserved']).where('productId', '=', productId)
  return Object.fromEntries((await rows.execute()).map(({ size, reserved }) => [size, reserved]))
}
const seen = async (id: string) => (await owner.get(`/api/admin/orders/${id}`)).body.order
const undo = (id: string, step: number, by = owner) => by.send('POST', `/api/orders/${id}/undo`, { step })
const undoLast = async (id: string) => undo(id, (await seen(id)).undo.step)

/** All that an edit may change, and what somebody is to look at. */
const standing = async (id: string) => {
  const { shippingAddress, products, subtotal, shippingFee, discount, total, promoCode, attention } = await seen(id)
  return { shippingAddress, products, subtotal, shippingFee, discount, total, promoCode, attention }
}
const fates = async (id: string, at: Date) => {
  const row = await findOrder(shop.at.db, id)
  if (!row) throw new Error('the order is gone')
  return row.history
    .filter(({ after }) => after)
    .map(({ id: step }) => fateOf({ ...row, lastTry: 0, isToldOfTry: false }, { event: 'edited', step }, at))
}

test('OR20: an edit is undone within its minute: contents, place, sums, stock and code are as before, untold', async () => {
  const [one, other] = [await product(), await product(150)]
  const promoCode = await makePromoCode(shop.at.db, { minimumOrderAmount: 400, maxUsage: 1 })
  const request = requestFor([{ productId: one, quantity: 3 }], { promoCode })
  const { id } = await placeOrder(shop.at.db, { ...request, total: fromPounds(590) }, new Date())
  const before = await standing(id)
  const edited = await editAs(owner, id, [{ productId: other }, { productId: one, size: 'L' }], { city: 'giza' })
  expect(edited.body.order).toMatchObject({ total: 430, promoCode: null, undo: { isEdit: true } })
  expect([await stockOf(one), await stockOf(other)]).toEqual([
    { M: 0, L: 1 },
    { M: 1, L: 0 },
  ])
  const { step } = edited.body.order.undo
  const undone = await undo(id, step)
  expect([undone.status, undone.body.order.undo]).toEqual([200, null])
  expect(await standing(id)).toEqual(before)
  expect([await stockOf(one), await stockOf(other)]).toEqual([
    { M: 3, L: 0 },
    { M: 0, L: 0 },
  ])
  const used = shop.at.db.selectFrom('promoCodes').select('used').where('code', '=', promoCode)
  expect((await used.executeTakeFirstOrThrow()).used).toBe(1)
  expect(await fates(id, new Date(Date.now() + 61_000))).toEqual(['void'])
  expect((await undo(id, step)).status).toBe(200)
})

test('OR20: an earlier edit is told once a later one is undone, and waits until that is known', async () => {
  const one = await product()
  const id = await makeOrder(shop.at.db, [{ productId: one, quantity: 2 }])
  await editAs(owner, id, [{ productId: one, quantity: 3 }])
  await editAs(owner, id, [{ productId: one, quantity: 4 }])
  expect(await fates(id, new Date())).toEqual([{ wait: expect.any(Number) }, 'leaves'])
  expect((await undoLast(id)).body.order.products).toMatchObject([{ quantity: 3 }])
  expect(await fates(id, new Date())).toEqual(['leaves', 'void'])
})

test('OR20: it is not undone once anything has happened: pieces gone, money moved, told, or its minute over', async () => {
  const one = await product()
  const id = await makeOrder(shop.at.db, [{ productId: one, size: 'L', quantity: 3 }])
  const { step } = (await editAs(owner, id, [{ productId: one }])).body.order.undo
  await makeOrder(shop.at.db, [{ productId: one, size: 'L', quantity: 2 }])
  expect((await undo(id, step)).body.errorCode).toBe('OUT_OF_STOCK')
  await owner.send('PUT', `/api/admin/orders/${id}/parcel`, { courier: 'Bosta', trackingNumber: '' })
  expect((await undo(id, step)).body.errorCode).toBe('STALE_EDIT')

  const paid = await makeOrder(shop.at.db, [{ productId: one, quantity: 2 }])
  await owner.send('PUT', `/api/orders/${paid}/status`, { status: 'paid' })
  const cheaper = (await editAs(owner, paid, [{ productId: one }])).body.order
  expect([cheaper.attention, cheaper.paymentInfo.owedBack]).toEqual(['difference owed', 200])
  expect((await undo(paid, cheaper.undo.step)).body.order).toMatchObject({ attention: null, total: 450 })
  const again = (await editAs(owner, paid, [{ productId: one }])).body.order
  const money = { orderId: paid, amount: 200, refunded: 0, how: 'cash', reference: 'R', lines: [], restock: false }
  expect((await owner.send('POST', '/api/payment/given-back', money)).status).toBe(201)
  expect((await undo(paid, again.undo.step)).body.errorCode).toBe('STATE_CONFLICT')

  const late = await makeOrder(shop.at.db, [{ productId: one }])
  const told = (await editAs(owner, late, [{ productId: one, quantity: 2 }])).body.order.undo.step
  await shop.at.db.updateTable('orderHistory').set({ toldAt: new Date() }).where('id', '=', told).execute()
  expect((await undo(late, told)).body.errorCode).toBe('UNDO_OVER')
})

test('OR20: undone while it is edited again, one of the two has happened; undone by many it is undone once', async () => {
  const one = await product()
  for (let turn = 0; turn < 3; turn += 1) {
    const id = await makeOrder(shop.at.db, [{ productId: one }])
    const { step } = (await editAs(owner, id, [{ productId: one, quantity: 2 }])).body.order.undo
    const { updatedAt: _, ...form } = await editForm(staff, id, [{ productId: one, quantity: 3 }])
    await warm(shop.database)
    const [edit, ...undos] = await Promise.all([
      staff.send('PUT', `/api/orders/${id}/contents`, { ...form, total: 650 }),
      ...Array.from({ length: 5 }, () => undo(id, step)),
    ])
    const isUndone = undos.some(({ status }) => status === 200)
    const { history, total } = await seen(id)
    const rows = history.filter(({ isUndoing }: { isUndoing: boolean }) => isUndoing)
    expect([edit.status, total, rows.length]).toEqual([200, 650, isUndone ? 1 : 0])
  }
  expect((await stockOf(one))['M']).toBe(9)
})
