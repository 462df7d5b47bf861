import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { makeFee, makeOrder, makeProduct } from '../../tests/support/builders.ts'
import { crowd } from '../../tests/support/crowd.ts'
import { noticesDuring } from '../../tests/support/notices.ts'
import { orderForm } from '../../tests/support/order-form.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import { listFees } from './db.server.ts'
import { GOVERNORATES } from './governorates.ts'
import { saveFees } from './save-fees.server.ts'

interface Fee {
  id: string
  governorateId: string
  shippingFee: number
  leadDaysMin: number
  leadDaysMax: number
  isActive: boolean
  updatedAt: string
}

let shop: TestShop
let staff: TestBrowser
let owner: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  staff = await shop.signedIn('staff')
  owner = await shop.signedIn('owner')
})
afterAll(() => shop.close())
beforeEach(() => shop.at.db.deleteFrom('shippingFees').execute())

const create = (governorateId: string, fields: object = {}) =>
  staff.send('POST', '/api/shipping', { governorateId, shippingFee: 60, ...fields })
const made = async (governorateId: string): Promise<Fee> => (await create(governorateId)).body.shippingFee
const put = (id: string, fields: object) => staff.send('PUT', `/api/shipping/${id}`, fields)
const saveAll = (fees: object[]) => staff.send('PUT', '/api/shipping', { fees })
const all = async (browser = owner): Promise<Fee[]> => (await browser.get('/api/shipping?status=all')).body.shippingFees

describe('a new fee', () => {
  test('has the shop’s names of its governorate and the usual days', async () => {
    const { status, body } = await create('luxor', { shippingFee: 75.5, governorateName: 'Elsewhere' })
    expect([status, body.message]).toEqual([201, 'Shipping fee created successfully!'])
    expect(body.shippingFee).toMatchObject({
      _id: body.shippingFee.id,
      governorateName: 'Luxor',
      governorateNameAr: 'الأقصر',
      shippingFee: 75.5,
      leadDaysMin: 2,
      leadDaysMax: 7,
      isActive: true,
    })
  })

  test('of a governorate that has one is refused, also of two who set it at once', async () => {
    const answers = await Promise.all([create('qena'), create('qena'), create('qena')])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const refused = await create('qena')
    expect([refused.body.errorCode, refused.body.message]).toEqual([
      'SHIPPING_FEE_EXISTS',
      'There is a shipping fee for Qena already.',
    ])
  })

  test.each([
    ['governorateId', { governorateId: 'atlantis' }],
    ['shippingFee', { shippingFee: -1 }],
    ['shippingFee', { shippingFee: 10.005 }],
    ['shippingFee', { shippingFee: 100_000.01 }],
    ['shippingFee', { shippingFee: '60' }],
    ['leadDaysMin', { leadDaysMin: 1.5 }],
    ['leadDaysMax', { leadDaysMax: 61 }],
    ['leadDaysMax', { leadDaysMin: 5, leadDaysMax: 4 }],
  ])('with a wrong %s is refused by name: %j', async (field, fields) => {
    const { status, body } = await create('giza', fields)
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]])
  })
})

describe('inactive fees', () => {
  test('are shown to admins who ask for all, and to nobody else', async () => {
    await create('cairo')
    await create('giza', { isActive: false })
    const viewer = await shop.signedIn('viewer')
    const seenBy = async (browser: TestBrowser, status: string): Promise<string[]> =>
      (await browser.get(`/api/shipping?status=${status}`)).body.shippingFees.map((fee: Fee) => fee.governorateId)
    expect(await seenBy(viewer, 'all')).toEqual(['cairo', 'giza'])
    expect(await seenBy(viewer, 'inactive')).toEqual(['giza'])
    for (const browser of [shop.browser(), await shop.signedIn('user')])
      for (const status of ['all', 'inactive']) expect(await seenBy(browser, status)).toEqual(['cairo'])
  })

  test('take no orders; one that is switched on again does', async () => {
    const { id } = await made('cairo')
    const product = await makeProduct(shop.at.db)
    const order = async () => {
      const form = orderForm({ productId: product.id, price: product.price })
      return (await shop.browser().send('POST', '/api/orders/guest', { ...form, shippingFee: 60, total: 260 })).body
    }
    await put(id, { isActive: false })
    expect(await order()).toMatchObject({ errorCode: 'SHIPPING_FEE_NOT_CONFIGURED' })
    await put(id, { isActive: true })
    expect(await order()).toMatchObject({ success: true })
  })
})

describe('a change', () => {
  test('touches what is sent and nothing else', async () => {
    const fee = await made('cairo')
    const { body } = await put(fee.id, { shippingFee: 45.25 })
    expect(body.shippingFee).toEqual({ ...fee, shippingFee: 45.25, updatedAt: expect.any(String) })
    expect(body.shippingFee.updatedAt > fee.updatedAt).toBe(true)
    expect((await put(fee.id, { leadDaysMin: 9 })).body.errors).toEqual({ leadDaysMax: expect.any(String) })
    expect((await put('01ARZ3NDEKTSV4RRFFQ69G5FAV', { shippingFee: 1 })).status).toBe(404)
  })

  test('leaves orders that are placed their fee', async () => {
    await makeFee(shop.at.db, 'cairo', 50)
    const orderId = await makeOrder(shop.at.db, [{ productId: (await makeProduct(shop.at.db)).id }])
    const [fee] = await all()
    await put(fee?.id ?? '', { shippingFee: 99 })
    await owner.send('DELETE', `/api/shipping/${fee?.id}`, {})
    expect((await owner.get(`/api/admin/orders/${orderId}`)).body.order.shippingFee).toBe(50)
  })

  test('that began before a colleague’s was saved is refused with what is stored now', async () => {
    const fee = await made('cairo')
    await put(fee.id, { shippingFee: 70, updatedAt: fee.updatedAt })
    const { status, body } = await put(fee.id, { leadDaysMax: 9, updatedAt: fee.updatedAt })
    expect([status, body.errorCode]).toEqual([409, 'STALE_EDIT'])
    expect(body.details).toMatchObject({ current: [{ id: fee.id, shippingFee: 70, leadDaysMax: 7 }], gone: [] })
    expect((await put(fee.id, { leadDaysMax: 9 })).status).toBe(200)
  })

  test('of two at once is never lost: one of them is told', async () => {
    const fee = await made('cairo')
    const { db } = shop.at
    // On cold connections the first is done before the second begins.
    for (const _ of [1, 2, 3]) await Promise.all(Array.from({ length: 8 }, () => listFees(db, 'all')))
    const edit = { id: fee.id, updatedAt: fee.updatedAt }
    const { done, refused, broken } = await crowd(8, (at) => saveFees(db, [{ ...edit, shippingFee: at }], new Date()))
    expect([done.length, refused, broken]).toEqual([1, { STALE_EDIT: 7 }, []])
    expect(await all()).toEqual(done[0])
  })
})

describe('many changes', () => {
  test('are saved in one go', async () => {
    const fees = await Promise.all(GOVERNORATES.map(({ id }) => made(id)))
    const edits = fees.map(({ id, updatedAt }, at) => ({ id, updatedAt, shippingFee: 40 + at, isActive: at !== 3 }))
    const { status, body } = await saveAll(edits)
    expect([status, body.shippingFees.length]).toEqual([200, 27])
    expect((await all()).map(({ shippingFee }) => shippingFee)).toEqual(edits.map(({ shippingFee }) => shippingFee))
    expect((await all(shop.browser())).length).toBe(26)
  })

  test('are all refused where one of them is wrong, which is told by its row', async () => {
    const [cairo, giza] = [await made('cairo'), await made('giza')]
    const answers = [
      await saveAll([
        { id: cairo.id, shippingFee: 1 },
        { id: giza.id, shippingFee: -1 },
      ]),
      await saveAll([
        { id: cairo.id, shippingFee: 1 },
        { id: giza.id, leadDaysMin: 30 },
      ]),
      await saveAll([
        { id: cairo.id, shippingFee: 1 },
        { id: cairo.id, shippingFee: 2 },
      ]),
    ]
    expect(answers.map(({ status, body }) => [status, Object.keys(body.errors)])).toEqual([
      [400, ['fees.1.shippingFee']],
      [400, ['fees.1.leadDaysMax']],
      [400, ['fees.1.id']],
    ])
    expect((await all()).map(({ shippingFee }) => shippingFee)).toEqual([60, 60])
  })

  test('are all refused where a colleague was quicker with one, naming those that moved and those that are gone', async () => {
    const [cairo, giza, qena] = [await made('cairo'), await made('giza'), await made('qena')]
    await put(giza.id, { shippingFee: 33 })
    await owner.send('DELETE', `/api/shipping/${qena.id}`, { updatedAt: qena.updatedAt })
    const { status, body } = await saveAll([cairo, giza, qena])
    expect([status, body.errorCode, body.details.gone]).toEqual([409, 'STALE_EDIT', [qena.id]])
    expect(body.details.current).toMatchObject([{ id: giza.id, shippingFee: 33 }])
    expect((await all())[0]?.updatedAt).toBe(cairo.updatedAt)
  })

  test('of two who save the same rows the other way round do not wait for each other', async () => {
    const fees = await Promise.all(['cairo', 'giza', 'qena', 'luxor'].map(made))
    const edits = fees.map(({ id }) => ({ id, shippingFee: 10 }))
    const answers = await Promise.all([1, 2, 3, 4].flatMap(() => [saveAll(edits), saveAll(edits.toReversed())]))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })
})

describe('deleting a fee', () => {
  test('ends orders to its governorate, works once, and not on what a colleague changed', async () => {
    const fee = await made('cairo')
    const path = `/api/shipping/${fee.id}`
    await put(fee.id, { shippingFee: 70 })
    expect((await owner.send('DELETE', path, { updatedAt: fee.updatedAt })).body.errorCode).toBe('STALE_EDIT')
    expect((await owner.send('DELETE', path, {})).status).toBe(200)
    expect((await owner.send('DELETE', path, {})).status).toBe(404)
    expect((await shop.browser().get('/api/shipping/governorate/cairo')).status).toBe(422)
  })
})

describe('one fee for all that have none', () => {
  test('is EGP 50 where nobody says another, and leaves the fees that exist', async () => {
    await create('cairo', { shippingFee: 35, isActive: false })
    const { status, body } = await staff.send('POST', '/api/shipping/bulk-create', {})
    expect([status, body.created, body.shippingFees.length]).toEqual([201, 26, 27])
    expect(body.shippingFees[0]).toMatchObject({ governorateId: 'cairo', shippingFee: 35, isActive: false })
    expect(new Set(body.shippingFees.slice(1).map((fee: Fee) => fee.shippingFee))).toEqual(new Set([50]))
    const again = await staff.send('POST', '/api/shipping/bulk-create', { defaultFee: 80.5 })
    expect([again.body.created, (await all())[1]?.shippingFee]).toEqual([0, 50])
  })

  test('is made once by two who ask at once', async () => {
    const ask = () => staff.send('POST', '/api/shipping/bulk-create', { defaultFee: 80.5 })
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(answers.reduce((sum, { body }) => sum + body.created, 0)).toBe(27)
    expect((await staff.send('POST', '/api/shipping/bulk-create', { defaultFee: -1 })).body.errors).toEqual({
      defaultFee: expect.any(String),
    })
  })
})

test('every page hears once of whatever is set, saved together or deleted, and not of a refusal', async () => {
  const fees: Fee[] = []
  expect(await noticesDuring(shop.at, async () => fees.push(await made('cairo'), await made('giza')))).toHaveLength(2)
  expect(await noticesDuring(shop.at, () => saveAll(fees))).toEqual(['content'])
  expect(await noticesDuring(shop.at, () => saveAll(fees))).toEqual([])
  expect(await noticesDuring(shop.at, () => staff.send('POST', '/api/shipping/bulk-create', {}))).toEqual(['content'])
  expect(await noticesDuring(shop.at, () => owner.send('DELETE', `/api/shipping/${fees[0]?.id}`, {}))).toEqual([
    'content',
  ])
})
