import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { wrongInTheBooks } from '../../../tests/support/books.ts'
import type { TestBrowser } from '../../../tests/support/browser.ts'
import { makeOwner, makeProduct } from '../../../tests/support/builders.ts'
import { crowd } from '../../../tests/support/crowd.ts'
import { warm } from '../../../tests/support/database.ts'
import { orderForm } from '../../../tests/support/order-form.ts'
import { type PayingShop, payingShop } from '../../../tests/support/paying.ts'
import { changeStatus } from '../change-status.server.ts'
import { refuseAtDoor } from '../refuse-at-door.server.ts'

let shop: PayingShop
let staff: TestBrowser
let boss: TestBrowser
let owner: string
let productId: string
beforeAll(async () => {
  shop = await payingShop()
  staff = await shop.signedIn('staff')
  boss = await shop.signedIn('owner')
  owner = await makeOwner(shop.at.db)
  productId = (await makeProduct(shop.at.db, { price: 1000, sizes: [{ size: 'M', stock: 99 }] })).id
})
beforeEach(() => rules({}))
afterEach(async () => {
  expect(await wrongInTheBooks(shop.at.db)).toEqual([])
})
afterAll(() => shop.close())

async function rules({ firstOrder = 'allow', refusals = 'allow', openTotal = 'allow' } = {}) {
  const cashRules = {
    firstOrder: { above: 1500, answer: firstOrder },
    refusals: { atLeast: 1, answer: refusals },
    openTotal: { above: 2500, answer: openTotal },
  }
  expect((await boss.send('PUT', '/api/settings/cash', { settings: { cashRules } })).status).toBe(200)
}

interface Wish {
  of?: string | undefined
  quantity?: number
  phone?: string
  method?: string
  by?: TestBrowser
}

async function order({ of = productId, quantity = 1, phone, method = 'cod', by = shop.browser() }: Wish = {}) {
  const form = orderForm({ productId: of, quantity, price: 1000 })
  const shippingAddress = { ...form.shippingAddress, ...(phone ? { phone } : {}) }
  const answer = await by.send('POST', '/api/orders/guest', { ...form, shippingAddress, paymentInfo: { method } })
  const { order: placed } = answer.body
  return { by, answer, id: placed?.id as string, phone: placed?.shippingAddress.phone as string }
}

async function refused(by = shop.browser()) {
  const placed = await order({ by })
  const change = { orderId: placed.id, restock: true, note: '', accountId: owner }
  await changeStatus(shop.at.db, { ...change, status: 'shipped' }, new Date())
  await refuseAtDoor(shop.at.db, change, new Date())
  return placed
}

const asTeamSees = async (id: string) => (await staff.get(`/api/admin/orders/${id}`)).body.order

const stepTo = (id: string, status: string) => staff.send('PUT', `/api/orders/${id}/status`, { status })

const mayPay = async (by: TestBrowser, total: number) => (await by.get(`/api/orders/cash?total=${total}`)).body

describe('a rule that asks for a card', () => {
  test('CA24: is told before ordering and when ordering, and a card is taken', async () => {
    await rules({ firstOrder: 'card' })
    const by = shop.browser()
    expect(await mayPay(by, 1050)).toMatchObject({ mayPayCash: true, reasons: [] })
    expect(await mayPay(by, 2050)).toMatchObject({ mayPayCash: false, reasons: ['first order'] })
    const { answer } = await order({ quantity: 2, by })
    expect([answer.status, answer.body.errorCode]).toEqual([422, 'CASH_NOT_OFFERED'])
    const byCard = await order({ quantity: 2, by, method: 'card' })
    expect(byCard.answer.body.order.paymentInfo.isCardOnly).toBe(true)
    expect(await asTeamSees(byCard.id)).toMatchObject({ noCash: ['first order'], confirmation: null })
    const free = await order({ method: 'card' })
    expect(free.answer.body.order.paymentInfo.isCardOnly).toBe(false)
  })

  test('CA25: an order placed for a card does not become cash by the way round', async () => {
    await rules({ firstOrder: 'card' })
    const { by, id } = await order({ quantity: 2, method: 'card' })
    const switched = await by.send('POST', '/api/payment/cash', { orderId: id })
    expect([switched.status, switched.body.errorCode]).toEqual([422, 'CASH_NOT_OFFERED'])
  })

  test('CA26: whoever refused a parcel pays by card in that browser, whatever phone they type next', async () => {
    await rules({ refusals: 'card' })
    const { by } = await refused()
    expect((await order({ by })).answer.body.errorCode).toBe('CASH_NOT_OFFERED')
    expect(await mayPay(by, 10)).toMatchObject({ mayPayCash: false, reasons: ['refusals'] })
  })

  test('CA27: who types another’s phone learns nothing of it: the order is placed like any other, and held', async () => {
    await rules({ refusals: 'card' })
    const { phone } = await refused()
    const stranger = await order({ phone })
    const plain = await order()
    expect(stranger.answer.status).toBe(201)
    const { id: _, _id: __, sku: ___, createdAt: ____, timeline: _____, ...first } = stranger.answer.body.order
    expect(Object.keys(first).sort()).toEqual(
      Object.keys(plain.answer.body.order)
        .filter((key) => key in first)
        .sort(),
    )
    expect(JSON.stringify(stranger.answer.body)).not.toMatch(/held|reasons|refusals/i)
    expect((await asTeamSees(stranger.id)).confirmation).toMatchObject({ isHeld: true, reasons: ['refusals'] })
    expect((await asTeamSees(stranger.id)).refusals).toBe(1)
    expect(await mayPay(stranger.by, 10)).toMatchObject({ mayPayCash: true, reasons: [] })
  })

  test('CA28: thresholds and rules are nobody’s to read', async () => {
    const { body } = await shop.browser().get('/api/settings')
    expect(JSON.stringify(body)).not.toMatch(/cashRules|firstOrder|openTotal/)
  })
})

describe('a rule that asks to confirm first', () => {
  test('CA29: neither approved nor sent before, alone or among many; cancelled any time; then it goes on', async () => {
    await rules({ firstOrder: 'confirm' })
    const { id } = await order({ quantity: 2 })
    for (const status of ['shipped', 'delivered', 'paid'])
      expect((await stepTo(id, status)).body.errorCode, status).toBe('NEEDS_CONFIRMATION')
    const bulk = { action: 'ship', orders: [{ id, from: 'pending' }] }
    const [result] = (await staff.send('POST', '/api/orders/bulk', bulk)).body.results
    expect(result.refusal.errorCode).toBe('NEEDS_CONFIRMATION')
    await staff.send('PUT', `/api/orders/${id}/confirmation`, { answer: 'confirmed', from: 'pending' })
    expect((await stepTo(id, 'shipped')).status).toBe(200)
    const other = await order({ quantity: 2 })
    expect((await stepTo(other.id, 'cancelled')).status).toBe(200)
  })

  test('CA30: what is open is summed, also of orders that come at once', async () => {
    await rules({ openTotal: 'confirm' })
    const by = shop.browser()
    await by.get('/api/csrf-token')
    const products = await Promise.all([1, 2, 3].map(() => makeProduct(shop.at.db, { price: 1000 })))
    await warm(shop.database)
    const { done } = await crowd(3, (turn) => order({ by, of: products[turn]?.id }))
    const held = await Promise.all(done.map(async ({ id }) => (await asTeamSees(id)).confirmation.isHeld))
    expect(held.filter(Boolean)).toHaveLength(1)
  })

  test('CA31: an order that the team writes has been asked for: it is confirmed, and held by nothing', async () => {
    await rules({ firstOrder: 'confirm' })
    const { shippingAddress } = orderForm({ productId })
    const form = {
      products: [{ productId, size: 'M', quantity: 2, price: 1000 }],
      ...{ total: 2050, shippingAddress, method: 'cod', channel: 'phone', language: 'ar', note: '' },
    }
    const { body } = await staff.send('POST', '/api/admin/orders', form)
    expect(body.order.confirmation).toMatchObject({ state: 'confirmed', by: 'team', isHeld: false })
  })

  test('CA32: a rule that comes later holds no order that was placed before it', async () => {
    const { id } = await order({ quantity: 2 })
    await rules({ firstOrder: 'confirm' })
    expect((await stepTo(id, 'shipped')).status).toBe(200)
  })

  test('CA33: somebody who has received and paid is no stranger any more', async () => {
    const { by, id } = await order()
    await stepTo(id, 'delivered')
    await staff.send('PUT', `/api/orders/${id}/approve-cod`, {})
    await rules({ firstOrder: 'card' })
    expect((await order({ by, quantity: 2 })).answer.status).toBe(201)
  })
})
