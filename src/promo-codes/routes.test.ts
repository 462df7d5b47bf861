import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { makeFee, makeProduct } from '../../tests/support/builders.ts'
import { orderForm } from '../../tests/support/order-form.ts'
import { makePromoCode, promoCodeForm } from '../../tests/support/promo-codes.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import { cairoTime } from '../lib/cairo-time.ts'

let shop: TestShop
let owner: TestBrowser
let tee: string
let polo: string
beforeAll(async () => {
  shop = await testShop()
  owner = await shop.signedIn('owner')
  await makeFee(shop.at.db)
  tee = (await makeProduct(shop.at.db)).id
  polo = (await makeProduct(shop.at.db, { category: 'Polo', price: 100 })).id
})
afterAll(() => shop.close())

const check = (body: object, browser = shop.browser()) => browser.send('POST', '/api/promo-codes/validate', body)
const create = (overrides: object = {}) => owner.send('POST', '/api/promo-codes', { ...promoCodeForm(), ...overrides })

describe('a shopper’s Apply', () => {
  test('says what the code takes off, in the spec’s shape', async () => {
    const code = await makePromoCode(shop.at.db, { discountValue: 20 })
    const { status, body } = await check({ code: ` ${code.toLowerCase()} `, orderAmount: 250 })
    expect(status).toBe(200)
    expect(body.data).toEqual({
      discountAmount: 50,
      promoCode: {
        code,
        description: 'Ten percent off',
        descriptionAr: 'خصم عشرة في المئة',
        discountType: 'percentage',
        discountValue: 20,
        discountAmount: 50,
        maxDiscountAmount: null,
        maxUsagePerUser: 1,
      },
    })
  })

  test('says what holds the code back: the most that it takes off, and how often a person may use it', async () => {
    const limits = { discountValue: 20, maxDiscountAmount: 30.5, maxUsage: 9, maxUsagePerUser: 2 }
    const answer = (await check({ code: await makePromoCode(shop.at.db, limits), orderAmount: 250 })).body
    expect(answer.promoCode).toMatchObject({ discountAmount: 30.5, maxDiscountAmount: 30.5, maxUsagePerUser: 2 })
    const free = await makePromoCode(shop.at.db, { maxUsage: 9, maxUsagePerUser: 9 })
    expect((await check({ code: free, orderAmount: 250 })).body.promoCode.maxUsagePerUser).toBeNull()
  })

  test.each([
    ['en', 'EGP 749.75'],
    ['ar', '749.75'],
  ])('says how much is missing to a code’s minimum, in %s', async (language, missing) => {
    const code = await makePromoCode(shop.at.db, { minimumOrderAmount: 1000 })
    const request = { code, orderAmount: 250.25 }
    const headers = { 'accept-language': language }
    const { status, body } = await shop.browser().send('POST', '/api/promo-codes/validate', request, headers)
    expect([status, body.errorCode]).toEqual([422, 'MINIMUM_ORDER_AMOUNT_NOT_MET'])
    expect(body.details).toEqual({ minimum: 1000, missing: 749.75 })
    expect(body.message).toContain(missing)
  })

  test('holds the code against the products, at the shop’s prices', async () => {
    const code = await makePromoCode(shop.at.db, { applicableCategories: ['Polo'], discountValue: 50 })
    const products = [
      { productId: tee, size: 'M', quantity: 1 },
      { productId: polo, size: 'M', quantity: 3 },
    ]
    expect((await check({ code, products, orderAmount: 9999 })).body.discountAmount).toBe(150)
    const { status, body } = await check({ code, products: products.slice(0, 1) })
    expect([status, body.errorCode]).toEqual([422, 'PROMO_CODE_CANNOT_BE_USED'])
  })

  test.each([
    ['', 400, 'INVALID', undefined],
    ['NOSUCH', 422, 'INVALID_PROMO_CODE', 'Invalid promo code.'],
  ])('answers “%s” with %i %s', async (code, status, errorCode, message) => {
    const answer = await check({ code, orderAmount: 100 })
    expect([answer.status, answer.body.errorCode]).toEqual([status, errorCode])
    if (message) expect(answer.body.message).toBe(message)
    else expect(answer.body.errors.code).toBe('Please enter a promo code.')
  })

  test('PR8: tells nobody whether somebody else has used a code', async () => {
    const code = await makePromoCode(shop.at.db)
    const [victim, other] = [await shop.signedIn('user'), await shop.signedIn('user')]
    const form = orderForm({ productId: tee }, { total: 230, promoCode: { code } })
    expect((await victim.send('POST', '/api/orders', form)).status).toBe(201)
    const { id: userId } = (await victim.get('/api/auth/me')).body.user
    const request = { code, orderAmount: 200, userId, guestEmail: form.shippingAddress.email }
    for (const browser of [shop.browser(), other]) expect((await check(request, browser)).status).toBe(200)
  })

  test('counts an account’s own uses', async () => {
    const code = await makePromoCode(shop.at.db)
    const shopper = await shop.signedIn('user')
    const form = orderForm({ productId: tee }, { total: 230, promoCode: { code } })
    expect((await shopper.send('POST', '/api/orders', form)).status).toBe(201)
    const { status, body } = await check({ code, orderAmount: 200 }, shopper)
    expect([status, body.errorCode]).toEqual([422, 'USER_USAGE_LIMIT_REACHED'])
  })

  test('PR3: takes off what it is worth, whatever the order says of it', async () => {
    const code = await makePromoCode(shop.at.db)
    const lie = { code, discountType: 'fixed', discountValue: 99_999, discountAmount: 99_999 }
    const order = (total: number) =>
      shop.browser().send('POST', '/api/orders/guest', orderForm({ productId: tee }, { total, promoCode: lie }))
    const [cheap, right] = [await order(50), await order(230)]
    expect([cheap.status, cheap.body.errorCode, cheap.body.details.total]).toEqual([409, 'PRICE_CHANGED', 230])
    expect([right.status, right.body.order.promoCode]).toEqual([
      201,
      { code, discountType: 'percentage', discountValue: 10, discountAmount: 20 },
    ])
  })

  test.each([
    ['begins in an hour', 3630, 'PROMO_CODE_NOT_YET_VALID'],
    ['ended a second ago', -24 * 3600 - 1, 'PROMO_CODE_EXPIRED'],
  ])('PR5: that %s is refused, when tried and when ordering', async (_, seconds, errorCode) => {
    const code = await makePromoCode(shop.at.db)
    await shop.at.pool.query(
      `update promo_codes set starts_at = starts_at + $1 * interval '1 s', ends_at = ends_at + $1 * interval '1 s' where code = $2`,
      [seconds, code],
    )
    const form = orderForm({ productId: tee }, { total: 230, promoCode: { code } })
    const answers = [
      await check({ code, orderAmount: 200 }),
      await shop.browser().send('POST', '/api/orders/guest', form),
    ]
    for (const { status, body } of answers) expect([status, body.errorCode]).toEqual([422, errorCode])
  })

  test('PR7: that nobody may show is known to who types it in full, and otherwise like any that does not exist', async () => {
    const code = await makePromoCode(shop.at.db, { isPublic: false })
    const { body: unknown } = await check({ code: 'NOSUCH', orderAmount: 200 })
    for (const near of [
      code.slice(0, -1),
      `${code}0`,
      `${code.slice(0, -1)}_`,
      `${code.slice(0, 4)}%`,
      '%',
      '_'.repeat(11),
    ])
      expect(await check({ code: near, orderAmount: 200 }), near).toMatchObject({ status: 422, body: unknown })
    const { body } = await check({ code, orderAmount: 200 })
    expect(Object.keys(body.promoCode)).not.toContain('isPublic')
  })
})

describe('the owner', () => {
  test('makes a code, finds it, edits it, switches it off and deletes it', async () => {
    const answer = await create({ code: 'summer_25', name: 'Summer', maxDiscountAmount: 99.5, minimumOrderAmount: 300 })
    expect(answer.status).toBe(201)
    const { promoCode } = answer.body.data
    expect(promoCode).toMatchObject({ code: 'SUMMER_25', status: 'active', currentUsage: 0, maxDiscountAmount: 99.5 })
    const { data } = (await owner.get('/api/promo-codes?search=summer&status=active')).body
    expect([data.promoCodes.length, data.pagination.totalPages]).toEqual([1, 1])

    await create({ code: 'AUGUST', name: 'The end of summer' })
    const searched = (await owner.get('/api/promo-codes?search=summer&limit=1')).body.data.promoCodes
    expect(searched).toMatchObject([{ code: 'SUMMER_25' }])

    const path = `/api/promo-codes/${promoCode.id}`
    const edited = await owner.send('PUT', path, { ...promoCode, maxUsage: 7 })
    expect([edited.status, edited.body.data.promoCode.maxUsage]).toEqual([200, 7])
    expect((await owner.send('PUT', path, { ...promoCode, maxUsage: 9 })).body.errorCode).toBe('STALE_EDIT')

    expect((await owner.send('PATCH', `${path}/toggle`)).body.data.promoCode.status).toBe('inactive')
    expect((await owner.get('/api/promo-codes?status=inactive&search=summer')).body.data.promoCodes.length).toBe(1)
    expect((await owner.send('DELETE', path)).status).toBe(200)
    expect((await owner.get(path)).status).toBe(404)
  })

  test.each([
    [{ discountValue: 0 }, 400, 'INVALID_DISCOUNT_VALUE'],
    [{ discountValue: -5 }, 400, 'INVALID_DISCOUNT_VALUE'],
    [{ discountValue: 101 }, 400, 'INVALID_DISCOUNT_VALUE'],
    [{ discountValue: 12.5 }, 400, 'INVALID_DISCOUNT_VALUE'],
    [{ discountType: 'fixed', discountValue: -5 }, 400, 'INVALID_DISCOUNT_VALUE'],
    [{ maxDiscountAmount: 0 }, 400, 'INVALID_MAX_DISCOUNT_AMOUNT'],
    [{ maxUsage: 1, maxUsagePerUser: 2 }, 400, 'INVALID_USAGE_LIMITS'],
    [{ maxUsage: 0 }, 400, 'INVALID_USAGE_LIMITS'],
    [{ minimumOrderAmount: -1 }, 400, 'NEGATIVE_MINIMUM_ORDER'],
    [{ validFrom: 'tomorrow' }, 400, 'INVALID_DATE_FORMAT'],
    [{ validFrom: '2020-01-01' }, 400, 'PAST_DATE_NOT_ALLOWED'],
    [{ validUntil: '2020-01-01' }, 400, 'INVALID'],
    [{ code: 'no spaces' }, 400, 'INVALID'],
    [{ name: '' }, 400, 'INVALID'],
  ])('is refused %o with %i %s', async (overrides, status, errorCode) => {
    const answer = await create(overrides)
    expect([answer.status, answer.body.errorCode]).toEqual([status, errorCode])
  })

  test.each([
    [{ discountValue: 12.5 }, 'discountValue'],
    [{ discountType: 'fixed', discountValue: 99_999_999 }, 'discountValue'],
    [{ discountType: 'fixed', discountValue: 5.005 }, 'discountValue'],
    [{ maxDiscountAmount: 0.001 }, 'maxDiscountAmount'],
    [{ minimumOrderAmount: 10.999 }, 'minimumOrderAmount'],
    [{ maxUsage: 1, maxUsagePerUser: 2 }, 'maxUsagePerUser'],
    [{ validFrom: 'tomorrow' }, 'validFrom'],
    [{ validFrom: '2026-03-03T10:00' }, 'validFrom'],
    [{ validFrom: '2020-01-01T10:00:00Z' }, 'validFrom'],
    [{ validUntil: '2020-01-01' }, 'validUntil'],
    [{ validUntil: '9999-12-31T23:59:59-12:00' }, 'validUntil'],
    [{ validUntil: '2099-02-30' }, 'validUntil'],
    [{ discountValue: [10] }, 'discountValue'],
    [{ maxUsage: true }, 'maxUsage'],
    [{ code: 'no spaces' }, 'code'],
  ])('is told which field of %o stands in the way', async (overrides, field) => {
    const { status, body } = await create(overrides)
    expect(status).toBe(400)
    expect(Object.keys(body.errors)).toEqual([field])
  })

  test('PR10: can’t make a code twice in other capitals', async () => {
    await create({ code: 'TWICE' })
    const { status, body } = await create({ code: 'twice' })
    expect([status, body.errorCode, Object.keys(body.errors)]).toEqual([409, 'PROMO_CODE_ALREADY_EXISTS', ['code']])
  })

  test('may begin a code today, which is the day in Cairo', async () => {
    const { validFrom } = (await create({ validFrom: cairoTime(new Date()).slice(0, 10) })).body.data.promoCode
    expect(cairoTime(new Date(validFrom))).toMatch(/T00:00$/)
  })

  test('edits what began long ago, but lets nothing begin in the past', async () => {
    const code = await makePromoCode(shop.at.db)
    await shop.at.pool.query(`update promo_codes set starts_at = now() - interval '9 days' where code = $1`, [code])
    const [promoCode] = (await owner.get(`/api/promo-codes?q=${code}`)).body.data.promoCodes
    const path = `/api/promo-codes/${promoCode.id}`
    expect((await owner.send('PUT', path, { ...promoCode, name: 'Another' })).status).toBe(200)
    const { updatedAt: _, ...edited } = { ...promoCode, validFrom: new Date(Date.now() - 3_600_000).toISOString() }
    expect((await owner.send('PUT', path, edited)).body.errorCode).toBe('PAST_DATE_NOT_ALLOWED')
  })

  test('finds a code by its Arabic name however it is spelled, and nothing by a wildcard', async () => {
    await create({ code: 'EID10', nameAr: 'خصم العيد الكبير' })
    const found = async (q: string) =>
      (await owner.get(`/api/promo-codes?q=${encodeURIComponent(q)}`)).body.data.promoCodes.map(
        ({ code }: { code: string }) => code,
      )
    expect([await found('خصم الـعيد'), await found('eid1'), await found('e%10')]).toEqual([['EID10'], ['EID10'], []])
  })

  test('sees by name the products that a code is for, or not for', async () => {
    const { body } = await create({ applicableProducts: [tee], excludedProducts: [polo, 'A'.repeat(26)] })
    const { promoCode, products } = body.data
    expect([promoCode.applicableProducts, promoCode.excludedProducts]).toEqual([[tee], [polo]])
    expect(products.map(({ id }: { id: string }) => id).toSorted()).toEqual([tee, polo].toSorted())
  })

  test('may be for a product that is a draft still, which is told', async () => {
    const draft = (await makeProduct(shop.at.db)).id
    await shop.at.db.updateTable('products').set({ status: 'draft' }).where('id', '=', draft).execute()
    const { products } = (await create({ applicableProducts: [tee, draft] })).body.data
    const marks = products.map(({ id, isDraft }: { id: string; isDraft?: true }) => [id, isDraft])
    expect(Object.fromEntries(marks)).toEqual({ [tee]: undefined, [draft]: true })
  })

  test('PR11: and another one who switch a code at once switch it once, and neither deletes what the other changed', async () => {
    const { promoCode } = (await create()).body.data
    const [path, seen] = [`/api/promo-codes/${promoCode.id}`, { updatedAt: promoCode.updatedAt }]
    const answers = await Promise.all([1, 2].map(() => owner.send('PATCH', `${path}/toggle`, seen)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await owner.get(path)).body.data.promoCode.isActive).toBe(false)
    const deleted = await owner.send('DELETE', path, seen)
    expect([deleted.status, deleted.body.errorCode]).toEqual([409, 'STALE_EDIT'])
  })

  test('PR10: can’t delete a code that an order uses, nor allow less than is used', async () => {
    const code = await makePromoCode(shop.at.db, { maxUsagePerUser: 2 })
    for (const _ of [1, 2])
      await shop
        .browser()
        .send('POST', '/api/orders/guest', { ...orderForm({ productId: tee }), total: 230, promoCode: { code } })
    const [promoCode] = (await owner.get(`/api/promo-codes?q=${code}`)).body.data.promoCodes
    expect(promoCode.currentUsage).toBe(2)
    const deleted = await owner.send('DELETE', `/api/promo-codes/${promoCode.id}`)
    expect([deleted.status, deleted.body.errorCode]).toEqual([409, 'PROMO_CODE_IN_USE'])
    const edited = await owner.send('PUT', `/api/promo-codes/${promoCode.id}`, {
      ...promoCode,
      maxUsage: 1,
      maxUsagePerUser: 1,
    })
    expect([edited.status, edited.body.errorCode]).toEqual([400, 'INVALID_USAGE_LIMITS'])
  })

  test('reads how many codes there are and how often they were used', async () => {
    const { data } = (await owner.get('/api/promo-codes/stats')).body
    expect(data.totalUsage).toBeGreaterThanOrEqual(4)
    expect(data.totalPromoCodes).toBeGreaterThanOrEqual(data.activePromoCodes)
  })
})
