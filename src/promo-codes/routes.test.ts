import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { makeFee, makeProduct } from '../../tests/support/builders.ts'
import { orderForm } from '../../tests/support/order-form.ts'
import { makePromoCode, promoCodeForm } from '../../tests/support/promo-codes.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'

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
const create = (given: object = {}) => owner.send('POST', '/api/promo-codes', { ...promoCodeForm(), ...given })

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
      },
    })
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

  test('tells nobody whether somebody else has used a code', async () => {
    const code = await makePromoCode(shop.at.db)
    const form = orderForm({ productId: tee })
    const bought = await shop.browser().send('POST', '/api/orders/guest', { ...form, total: 230, promoCode: { code } })
    expect([bought.status, bought.body.order.promoCode]).toEqual([
      201,
      { code, discountType: 'percentage', discountValue: 10, discountAmount: 20 },
    ])
    const guestEmail = bought.body.order.shippingAddress.email
    expect((await check({ code, orderAmount: 200, guestEmail, userId: 'V' })).status).toBe(200)
  })

  test('counts an account’s own uses', async () => {
    const code = await makePromoCode(shop.at.db)
    const shopper = await shop.signedIn('user')
    const form = { ...orderForm({ productId: tee }), total: 230, promoCode: { code, discountAmount: 999 } }
    expect((await shopper.send('POST', '/api/orders', form)).status).toBe(201)
    const { status, body } = await check({ code, orderAmount: 200 }, shopper)
    expect([status, body.errorCode]).toEqual([422, 'USER_USAGE_LIMIT_REACHED'])
  })
})

describe('the owner', () => {
  test('makes a code, finds it, edits it, switches it off and deletes it', async () => {
    const made = await create({ code: 'summer_25', name: 'Summer', maxDiscountAmount: 99.5, minimumOrderAmount: 300 })
    expect(made.status).toBe(201)
    const { promoCode } = made.body.data
    expect(promoCode).toMatchObject({ code: 'SUMMER_25', status: 'active', currentUsage: 0, maxDiscountAmount: 99.5 })
    const { data } = (await owner.get('/api/promo-codes?search=summer&status=active')).body
    expect([data.promoCodes.length, data.pagination.totalPages]).toEqual([1, 1])

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
  ])('is refused %o with %i %s', async (given, status, errorCode) => {
    const answer = await create(given)
    expect([answer.status, answer.body.errorCode]).toEqual([status, errorCode])
  })

  test('can’t make a code twice in other capitals', async () => {
    await create({ code: 'TWICE' })
    const { status, body } = await create({ code: 'twice' })
    expect([status, body.errorCode]).toEqual([409, 'PROMO_CODE_ALREADY_EXISTS'])
  })

  test('can’t delete a code that an order uses, nor allow less than is used', async () => {
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

test('guessing codes ends after twenty tries', async () => {
  const strict = await testShop({ RATE_LIMITS: 'on' })
  try {
    const guesser = strict.browser()
    const tries = []
    for (let guess = 0; guess < 21; guess += 1)
      tries.push(await guesser.send('POST', '/api/promo-codes/validate', { code: `GUESS${guess}`, orderAmount: 1 }))
    expect(tries.slice(0, 20).every(({ body }) => body.errorCode === 'INVALID_PROMO_CODE')).toBe(true)
    expect([tries[20]?.status, tries[20]?.body.errorCode]).toEqual([429, 'RATE_LIMIT_EXCEEDED'])
  } finally {
    await strict.close()
  }
})
