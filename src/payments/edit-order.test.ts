import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { wrongInTheBooks } from '../../tests/support/books.ts'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { makeFee, makeOrder, makeProduct, requestFor } from '../../tests/support/builders.ts'
import { crowd } from '../../tests/support/crowd.ts'
import { warm } from '../../tests/support/database.ts'
import { editAs, editForm } from '../../tests/support/edits.ts'
import { callbackOf, type PayingShop, payingShop, postCallback } from '../../tests/support/paying.ts'
import { makePromoCode } from '../../tests/support/promo-codes.ts'
import { fromPounds } from '../lib/money.ts'
import { Refusal } from '../lib/refusal.ts'
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
  const rows = shop.at.db
    .selectFrom('variants')
    .select(['size', 'onHand', 'reserved'])
    .where('productId', '=', productId)
  return Object.fromEntries((await rows.execute()).map(({ size, onHand, reserved }) => [size, [onHand, reserved]]))
}

const adminOrder = async (id: string) => (await owner.get(`/api/admin/orders/${id}`)).body.order
const setStatus = (id: string, status: string) => owner.send('PUT', `/api/orders/${id}/status`, { status })
const codeOf = ({ body }: { body: { errorCode?: string } }) => body.errorCode

describe('an order that has not left yet', () => {
  test('gets another size, quantity and product, and stock follows by the difference', async () => {
    const [one, other] = [await product(), await product(150)]
    const id = await makeOrder(shop.at.db, [{ productId: one, quantity: 2 }])
    const { status, body } = await editAs(owner, id, [{ productId: one, size: 'L', quantity: 3 }, { productId: other }])
    expect(status).toBe(200)
    expect(body.order).toMatchObject({ subtotal: 750, shippingFee: 50, total: 800, status: 'pending' })
    expect(await stockOf(one)).toEqual({ M: [10, 0], L: [3, 3] })
    expect(await stockOf(other)).toEqual({ M: [10, 1], L: [3, 0] })
    await setStatus(id, 'paid')
    await editAs(staff, id, [{ productId: one, size: 'M', quantity: 3 }, { productId: other }])
    expect(await stockOf(one)).toEqual({ M: [7, 0], L: [3, 0] })
  })

  test('keeps the price at which it was sold; what is added costs what it costs today', async () => {
    const [sold, added] = [await product(), await product(100)]
    const id = await makeOrder(shop.at.db, [{ productId: sold }])
    for (const each of [sold, added])
      await shop.at.db
        .updateTable('products')
        .set({ price: fromPounds(300) })
        .where('id', '=', each)
        .execute()
    const { body } = await editAs(owner, id, [{ productId: sold, size: 'L', quantity: 2 }, { productId: added }])
    expect(body.order.products.map(({ price }: { price: number }) => price)).toEqual([200, 300])
  })

  test('goes to another governorate for its fee, and keeps its own where it stays', async () => {
    const id = await makeOrder(shop.at.db, [{ productId: await product() }])
    await shop.at.db.updateTable('shippingFees').set({ fee: 6000 }).where('governorateId', '=', 'cairo').execute()
    const stays = await editAs(owner, id, undefined, { address: '9 Another Street' })
    expect(stays.body.order).toMatchObject({ shippingFee: 50, total: 250 })
    const moves = await editAs(owner, id, undefined, { city: 'giza', name: 'Mona Sami' })
    expect(moves.body.order).toMatchObject({ shippingFee: 80, total: 280, guestInfo: { name: 'Mona Sami' } })
    await shop.at.db.updateTable('shippingFees').set({ fee: 5000 }).where('governorateId', '=', 'cairo').execute()
    expect(codeOf(await editAs(owner, id, undefined, { city: 'shamal-sina' }))).toBe('SHIPPING_FEE_NOT_CONFIGURED')
  })

  test('takes its promo code along, or loses it and says why', async () => {
    const promoCode = await makePromoCode(shop.at.db, { minimumOrderAmount: 400, maxUsage: 1 })
    const productId = await product()
    const request = requestFor([{ productId, quantity: 3 }], { promoCode })
    const { id } = await placeOrder(shop.at.db, { ...request, total: fromPounds(590) }, new Date())
    expect((await editAs(owner, id, [{ productId, quantity: 2 }])).body.order).toMatchObject({
      discount: 40,
      total: 410,
    })
    const form = await editForm(owner, id, [{ productId }])
    const { body } = await owner.send('POST', `/api/orders/${id}/contents/preview`, form)
    expect(body.promoCode).toMatchObject({ code: promoCode, why: expect.stringContaining('minimum') })
    expect((await editAs(owner, id, [{ productId }])).body.order).toMatchObject({
      discount: 0,
      promoCode: null,
      total: 250,
    })
  })

  test('says which size is gone, and stays as it was', async () => {
    const productId = await product()
    const id = await makeOrder(shop.at.db, [{ productId }])
    const { status, body } = await editAs(owner, id, [{ productId, size: 'L', quantity: 4 }])
    expect([status, body.errorCode, body.details]).toMatchObject([409, 'OUT_OF_STOCK', { size: 'L', available: 3 }])
    expect(await stockOf(productId)).toEqual({ M: [10, 1], L: [3, 0] })
  })

  test('OR19: is edited as it was seen, at the total that was seen, and only until it leaves', async () => {
    const productId = await product()
    const id = await makeOrder(shop.at.db, [{ productId }])
    const seen = await editForm(owner, id, [{ productId, quantity: 2 }])
    const send = (form: object) => owner.send('PUT', `/api/orders/${id}/contents`, form)
    expect(codeOf(await send({ ...seen, total: 400 }))).toBe('PRICE_CHANGED')
    await editAs(staff, id, [{ productId, size: 'L' }])
    expect(codeOf(await send({ ...seen, total: 450 }))).toBe('STALE_EDIT')
    await setStatus(id, 'shipped')
    expect(codeOf(await send({ ...seen, total: 450 }))).toBe('STALE_EDIT')
    expect(codeOf(await editAs(owner, id, [{ productId }]))).toBe('ORDER_NOT_EDITABLE')
  })

  test('is not for who only looks, and saying nothing new writes nothing', async () => {
    const id = await makeOrder(shop.at.db, [{ productId: await product() }])
    const viewer = await shop.signedIn('viewer')
    expect((await editAs(viewer, id)).status).toBe(403)
    const { history } = await adminOrder(id)
    expect((await editAs(owner, id)).body.order.history).toEqual(history)
  })

  test('keeps before and after in its history and in activity, which learns no address', async () => {
    const productId = await product()
    const id = await makeOrder(shop.at.db, [{ productId }])
    await editAs(owner, id, [{ productId, quantity: 2 }], { address: '9 Another Street' })
    const { before, after } = (await adminOrder(id)).history.at(-1).edit
    expect(before).toMatchObject({ total: 250, lines: [{ quantity: 1 }], address: { address: '3 El Nasr Street' } })
    expect(after).toMatchObject({ total: 450, lines: [{ quantity: 2 }], address: { address: '9 Another Street' } })
    const told = (count: number) => ({ lines: [`${count} × Black Tee, M`], linesAr: [`${count} × تيشيرت أسود، M`] })
    const { rows } = await shop.at.pool.query('select before, after from activity where subject_id = $1', [id])
    expect(rows).toEqual([
      {
        before: { subtotal: 20_000, total: 25_000, ...told(1), address: {} },
        after: { subtotal: 40_000, total: 45_000, ...told(2), address: {} },
      },
    ])
  })

  test('tells the one size of a cap from a size in what it keeps', async () => {
    const productId = await product()
    const cap = await makeProduct(shop.at.db, { category: 'Accessories', sizes: [{ size: 'M', stock: 3 }] })
    const id = await makeOrder(shop.at.db, [{ productId }])
    await editAs(owner, id, [{ productId }, { productId: cap.id }])
    const { after } = (await adminOrder(id)).history.at(-1).edit
    expect(after.lines.map(({ isOneSize }: { isOneSize?: boolean }) => isOneSize)).toEqual([false, true])
    const { rows } = await shop.at.pool.query('select after from activity where subject_id = $1', [id])
    expect(rows[0].after.lines).toEqual(['1 × Black Tee, M', '1 × Black Tee'])
  })
})

describe('its money', () => {
  const payable = async () => {
    const productId = await product()
    const placed = await shop.order({ productId })
    const { body } = await placed.session()
    return { ...placed, bankPage: body.unifiedCheckoutUrl as string }
  }

  test('PA18: what is paid at the old amount after the edit goes back, and the new amount can be paid', async () => {
    const { id, productId, bankPage, session, status } = await payable()
    await editAs(owner, id, [{ productId, quantity: 2 }])
    await shop.bank.choose(bankPage, { outcome: 'Y', journey: 'late', browser: 'leaves' })
    await postCallback(shop, await callbackOf(shop.bank))
    const order = await adminOrder(id)
    expect(order).toMatchObject({ status: 'pending', attention: 'sent back', total: 450 })
    const refunds = await shop.at.pool.query(
      'select cause, refunds.amount from refunds join payments on payments.id = payment_id where order_id = $1',
      [id],
    )
    expect(refunds.rows).toEqual([{ cause: 'changed', amount: 25_000 }])
    expect(codeOf(await session())).toBe('PAYMENT_DIFFERS')
    const { body } = await session({ amount: 450 })
    await shop.bank.choose(body.unifiedCheckoutUrl, { outcome: 'Y', journey: 'late', browser: 'leaves' })
    await postCallback(shop, await callbackOf(shop.bank))
    expect(await status()).toBe('paid')
  })

  test('an open payment stays open where the total stays', async () => {
    const { id, productId, bankPage, status } = await payable()
    await editAs(owner, id, [{ productId, size: 'L' }])
    await shop.bank.choose(bankPage, { outcome: 'Y', journey: 'late', browser: 'leaves' })
    await postCallback(shop, await callbackOf(shop.bank))
    expect(await status()).toBe('paid')
  })

  test('a paid order never gets dearer; made cheaper it owes the difference until an owner gives it back', async () => {
    const productId = await product()
    const id = await makeOrder(shop.at.db, [{ productId, quantity: 2 }])
    await setStatus(id, 'paid')
    expect(codeOf(await editAs(owner, id, [{ productId, quantity: 3 }]))).toBe('PAID_ORDER_DEARER')
    await editAs(staff, id, [{ productId }])
    const order = await adminOrder(id)
    expect(order).toMatchObject({ total: 250, attention: 'difference owed', paymentInfo: { owedBack: 200 } })
    const back = { orderId: id, amount: 200, refunded: 0, how: 'cash', reference: 'at the shop' }
    expect((await owner.send('POST', '/api/payment/given-back', back)).status).toBe(201)
    expect(await adminOrder(id)).toMatchObject({ attention: null, paymentInfo: { owedBack: 0 } })
    const { rows } = await shop.at.pool.query('select earnings from counted_orders where id = $1', [id])
    expect(rows).toEqual([{ earnings: 25_000 }])
  })

  test('an order to pay is never edited down to nothing', async () => {
    const productId = await product()
    const promoCode = await makePromoCode(shop.at.db, { discountType: 'fixed', discountValue: 300 })
    await shop.at.db.updateTable('shippingFees').set({ fee: 0 }).where('governorateId', '=', 'giza').execute()
    const request = requestFor([{ productId, quantity: 2 }], { promoCode })
    const address = { ...request.address, city: 'giza' }
    const wanted = { ...request, address, shippingFee: fromPounds(0), total: fromPounds(100) }
    const { id } = await placeOrder(shop.at.db, wanted, new Date())
    expect(codeOf(await editAs(owner, id, [{ productId }]))).toBe('NOTHING_LEFT_TO_PAY')
    await shop.at.db.updateTable('shippingFees').set({ fee: 8000 }).where('governorateId', '=', 'giza').execute()
  })
})

/** Whoever comes second hears a plain no; nobody's goods are booked twice. */
describe('at the same moment', () => {
  const outcome = async (asked: Promise<{ status: number; body: { errorCode?: string } }>) => {
    const { status, body } = await asked
    if (status >= 500) throw new Error(`broken: ${JSON.stringify(body)}`)
    if (status !== 200) throw new Refusal('STATE_CONFLICT')
    return status
  }

  test.each([
    ['the shopper cancels', 'cancelled'],
    ['the courier takes it', 'shipped'],
  ])('%s while the owner edits', async (_, status) => {
    const productId = await product()
    await shop.at.db.updateTable('variants').set({ onHand: 100 }).where('productId', '=', productId).execute()
    await shop.at.pool.query(
      `insert into stock_ledger (variant_id, on_hand_change, reserved_change, on_hand_after, reserved_after, reason)
       select id, 100 - case size when 'M' then 10 else 3 end, 0, 100, 0, 'counted' from variants where product_id = $1`,
      [productId],
    )
    const ids: string[] = []
    for (let each = 0; each < 12; each += 1) ids.push(await makeOrder(shop.at.db, [{ productId }]))
    const forms = await Promise.all(ids.map((id) => editForm(owner, id, [{ productId, size: 'L', quantity: 2 }])))
    await warm(shop.database)
    const { broken } = await crowd(24, (at) => {
      const id = ids[at % 12]
      const edit = { ...forms[at % 12], total: 450 }
      if (at < 12) return outcome(owner.send('PUT', `/api/orders/${id}/contents`, edit))
      return outcome(owner.send('PUT', `/api/orders/${id}/status`, { status, from: 'pending' }))
    })
    expect(broken).toEqual([])
    expect(new Set(await Promise.all(ids.map(async (id) => (await adminOrder(id)).status)))).toContain(status)
  })

  test('the last pieces of a size go to as many orders as there are pieces', async () => {
    const productId = await product()
    const ids: string[] = []
    for (let each = 0; each < 8; each += 1) ids.push(await makeOrder(shop.at.db, [{ productId }]))
    const forms = await Promise.all(ids.map((id) => editForm(owner, id, [{ productId, size: 'L' }])))
    await warm(shop.database)
    const { done, broken } = await crowd(12, async (at) => {
      const edit = { ...forms[at % 8], total: 250 }
      if (at < 8) return outcome(owner.send('PUT', `/api/orders/${ids[at]}/contents`, edit))
      await placeOrder(shop.at.db, requestFor([{ productId, size: 'L' }]), new Date())
      return 200
    })
    expect([done.length, broken]).toEqual([3, []])
    expect((await stockOf(productId))['L']).toEqual([3, 3])
  })
})
