import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { makeFee, makeOrder, makeProduct, NOW } from '../../tests/support/builders.ts'
import { warm } from '../../tests/support/database.ts'
import { takeSteps } from '../../tests/support/order-steps.ts'
import { PASSWORD, type TestShop, testShop } from '../../tests/support/shop.ts'
import { hideProduct } from '../catalog/hide-product.server.ts'
import type { Size } from '../catalog/product.ts'
import { newId } from '../lib/id.server.ts'
import { eraseClosedAccounts } from '../orders/erase-closed-accounts.server.ts'
import type { OrderStatus } from '../orders/order.ts'
import { anonymiseReviews } from './anonymise-reviews.server.ts'

const DAY = 24 * 3600 * 1000

let shop: TestShop
let productId: string
let browser: TestBrowser
let accountId: string
beforeAll(async () => {
  shop = await testShop()
  await makeFee(shop.at.db)
})
afterAll(() => shop.close())
beforeEach(async () => {
  const sizes = (['M', 'L'] as const).map((size) => ({ size, stock: 100 }))
  productId = (await makeProduct(shop.at.db, { sizes })).id
  browser = await shop.signedIn('user')
  accountId = (await browser.get('/api/auth/me')).body.user.id
})

async function buy(steps: OrderStatus[] = ['paid'], size: Size = 'M'): Promise<string> {
  const theirs = { accountId, guest: null, placedBy: accountId }
  const orderId = await makeOrder(shop.at.db, [{ productId, size }], theirs)
  await takeSteps(shop.at.db, orderId, ...steps)
  return orderId
}

const write = (overrides: object = {}, writer = browser) =>
  writer.send('POST', '/api/reviews', { productId, rating: 4, comment: 'Soft and heavy.', ...overrides })
const purchaseOf = async (asker = browser) => (await asker.get(`/api/reviews/paidProduct/${productId}`)).body
const reviewRows = () => shop.at.db.selectFrom('reviews').selectAll().where('productId', '=', productId).execute()

describe('who paid for a product', () => {
  test('says something of it, under first name and initial, with the size that was bought', async () => {
    await buy(['paid', 'shipped', 'delivered'], 'L')
    expect(await purchaseOf()).toMatchObject({ purchased: true, mayReview: true, reason: null, review: null })
    const { status, body } = await write({ comment: '  قماش ناعم\r\nand heavy \u200f' })
    expect([status, body.success]).toEqual([201, true])
    expect(body.message).toBe('Review submitted successfully! It will be visible after admin approval.')
    expect(body.review).toEqual(body.data)
    expect(body.data).toMatchObject({
      productId,
      rating: 4,
      comment: 'قماش ناعم\nand heavy',
      size: 'L',
      verifiedPurchase: true,
      user: { full_name: 'Nour H.', profile: null },
    })
    expect(JSON.stringify(body)).not.toContain(accountId)
    expect(await purchaseOf()).toMatchObject({
      purchased: true,
      mayReview: false,
      reason: 'ALREADY_REVIEWED',
      review: body.data,
    })
  })

  test('AD6: waits for an admin, whatever the body says', async () => {
    await buy()
    const forgery = {
      status: 'approved',
      featured: true,
      author: 'Nobody',
      size: 'XL',
      accountId: newId(),
      id: newId(),
    }
    const { body } = await write(forgery)
    expect(body.review).toMatchObject({ status: 'pending', featured: false, size: 'M', user: { full_name: 'Nour H.' } })
    expect((await reviewRows()).map((row) => [row.status, row.featured, row.accountId])).toEqual([
      ['pending', false, accountId],
    ])
    const answer = (await shop.browser().get(`/api/reviews/product/${productId}`)).body
    expect([answer.data.count, answer.reviews]).toEqual([0, []])
  })

  test('an admin who bought it waits as well', async () => {
    browser = await shop.signedIn('owner')
    accountId = (await browser.get('/api/auth/me')).body.user.id
    expect((await write()).body.errorCode).toBe('NOT_PURCHASED')
    await buy()
    expect((await write()).body.review.status).toBe('pending')
  })

  test('has paid by an order that is delivered and not approved yet only once the cash is', async () => {
    const orderId = await buy(['shipped', 'delivered'])
    expect(await purchaseOf()).toMatchObject({ purchased: false, reason: 'NOT_PAID' })
    expect((await write()).status).toBe(403)
    await takeSteps(shop.at.db, orderId, 'paid')
    expect((await write()).status).toBe(201)
  })

  test('the paid order counts beside one that is cancelled or still open', async () => {
    await buy(['cancelled'], 'L')
    await buy(['paid'], 'M')
    await buy([], 'L')
    expect((await write()).body.review.size).toBe('M')
  })

  test('may have ordered as a guest, once the order has joined the account', async () => {
    const orderId = await makeOrder(shop.at.db, [{ productId }])
    await takeSteps(shop.at.db, orderId, 'paid')
    expect(await purchaseOf()).toMatchObject({ purchased: false, reason: 'NOT_PURCHASED' })
    await shop.at.db.updateTable('orders').set({ accountId }).where('id', '=', orderId).execute()
    expect((await write()).status).toBe(201)
  })
})

describe('nobody else may', () => {
  const refused = async (writer = browser) => {
    const { status, body } = await write({}, writer)
    return [status, body.errorCode, body.message]
  }
  const NOT_BOUGHT = [403, 'NOT_PURCHASED', 'Sorry, Only Customers who paid the product can review it']

  test('a stranger is asked to sign in', async () => {
    expect((await refused(shop.browser())).slice(0, 2)).toEqual([401, 'SIGN_IN_FIRST'])
    expect((await shop.browser().get(`/api/reviews/paidProduct/${productId}`)).status).toBe(401)
  })

  test('without an order, with another’s, or with an order of another product', async () => {
    await buy()
    browser = await shop.signedIn('user')
    expect(await refused()).toEqual(NOT_BOUGHT)
    accountId = (await browser.get('/api/auth/me')).body.user.id
    await buy()
    productId = (await makeProduct(shop.at.db)).id
    expect(await refused()).toEqual(NOT_BOUGHT)
    expect(await purchaseOf()).toMatchObject({
      purchased: false,
      mayReview: false,
      reason: 'NOT_PURCHASED',
      review: null,
    })
  })

  test.each([
    ['waits for its payment', [], 'NOT_PAID'],
    ['is on its way, not paid', ['shipped'], 'NOT_PAID'],
    ['was cancelled', ['cancelled'], 'NOT_PURCHASED'],
    ['was paid and then cancelled', ['paid', 'cancelled'], 'NOT_PURCHASED'],
  ] as const)('with an order that %s', async (_, steps, reason) => {
    await buy([...steps])
    expect(await refused()).toEqual(NOT_BOUGHT)
    expect(await purchaseOf()).toMatchObject({ purchased: false, mayReview: false, reason })
  })

  test('with an order that the owner deleted', async () => {
    const orderId = await buy()
    await shop.at.db.updateTable('orders').set({ deletedAt: NOW }).where('id', '=', orderId).execute()
    expect(await refused()).toEqual(NOT_BOUGHT)
  })

  test('of a product that is not in the window', async () => {
    await buy()
    await hideProduct(shop.at.db, productId, NOW)
    expect((await refused())[0]).toBe(404)
    expect((await browser.get(`/api/reviews/paidProduct/${productId}`)).status).toBe(404)
    expect((await write({ productId: newId() })).status).toBe(404)
  })
})

describe('what is said', () => {
  beforeEach(() => buy())

  test.each([
    ['no rating', { rating: undefined }, { rating: 'Please select a rating' }],
    ['rating 0', { rating: 0 }, { rating: 'Please select a rating' }],
    ['rating 6', { rating: 6 }, { rating: 'Please select a rating' }],
    ['rating 4.5', { rating: 4.5 }, { rating: 'Please select a rating' }],
    ['rating "5"', { rating: '5' }, { rating: 'Please select a rating' }],
    ['no comment', { comment: undefined }, { comment: 'Please write a comment' }],
    ['a comment of blanks', { comment: ' \n\u200f ' }, { comment: 'Please write a comment' }],
    ['1001 letters', { comment: 'x'.repeat(1001) }, { comment: 'A comment has at most 1000 characters.' }],
    ['6000 letters', { comment: 'x'.repeat(6000) }, { comment: 'This is too long.' }],
  ])('%s: refused beside the field', async (_, overrides, errors) => {
    const { status, body } = await write(overrides)
    expect([status, body.errorCode, body.errors]).toEqual([400, 'INVALID', errors])
    expect(await reviewRows()).toEqual([])
  })

  test('1000 letters are not too many, blanks around them not counted', async () => {
    expect((await write({ comment: `  ${'ع'.repeat(1000)}  ` })).status).toBe(201)
  })
})

describe('once each', () => {
  test('a second review is refused, also after the first was rejected', async () => {
    await buy()
    const { id } = (await write()).body.review
    const owner = await shop.signedIn('owner')
    await owner.send('PATCH', `/api/reviews/admin/${id}/status`, { status: 'rejected' })
    const { status, body } = await write({ rating: 1 })
    expect([status, body.errorCode, body.message]).toEqual([
      409,
      'ALREADY_REVIEWED',
      'You have already reviewed this product',
    ])
    expect(await purchaseOf()).toMatchObject({ reason: 'ALREADY_REVIEWED', review: { id, status: 'rejected' } })
    await owner.send('DELETE', `/api/reviews/admin/${id}`)
    expect((await write()).status).toBe(201)
  })

  test('AD6: of twenty at the same moment one is taken', async () => {
    await buy()
    await warm(shop.database)
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => write()))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(19)
    expect(await reviewRows()).toHaveLength(1)
  })
})

test('an account that is erased leaves what it said, without its name', async () => {
  await buy(['paid', 'shipped', 'delivered'])
  const { id } = (await write()).body.review
  await browser.send('DELETE', '/api/auth/me', { password: PASSWORD })
  await eraseClosedAccounts(shop.at.db, new Date(NOW.getTime() + 31 * DAY), [anonymiseReviews])
  expect((await reviewRows()).map((row) => [row.id, row.accountId, row.author, row.comment])).toEqual([
    [id, null, '', 'Soft and heavy.'],
  ])
})

test('ten an hour, then one has to wait', async () => {
  const limited = await testShop({ RATE_LIMITS: 'on' })
  try {
    const eager = await limited.signedIn('user')
    const { id } = await makeProduct(limited.at.db)
    const once = () => eager.send('POST', '/api/reviews', { productId: id, rating: 5, comment: 'Again' })
    for (let turn = 0; turn < 10; turn += 1) expect((await once()).status).toBe(403)
    const { status, headers } = await once()
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000)
  } finally {
    await limited.close()
  }
})
