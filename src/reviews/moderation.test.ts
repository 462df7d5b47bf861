import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { makeFee, makeOrder, makeProduct, NOW } from '../../tests/support/builders.ts'
import { fillTable, readsAll, watched } from '../../tests/support/large-table.ts'
import { makeReview } from '../../tests/support/reviews.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import { newId } from '../lib/id.server.ts'
import { anonymiseReviews } from './anonymise-reviews.server.ts'
import { countByStatus, listReviews } from './db-moderation.server.ts'
import { decideReview } from './decide-review.server.ts'
import { REVIEW_SORTS } from './review.ts'
import { undoDecision } from './undo-decision.server.ts'

let shop: TestShop
let staff: TestBrowser
let owner: TestBrowser
let productId: string
beforeAll(async () => {
  shop = await testShop()
  staff = await shop.signedIn('staff')
  owner = await shop.signedIn('owner')
  await makeFee(shop.at.db)
  productId = (await makeProduct(shop.at.db, { name: 'Black Parka', sizes: [{ size: 'M', stock: 99 }] })).id
})
afterAll(() => shop.close())

const pending = () => makeReview(shop.at.db, productId, { status: 'pending' })
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)
const rowOf = (id: string) =>
  shop.at.db
    .selectFrom('reviews')
    .select(['status', 'featured', 'decidedAt', 'orderId', 'accountId'])
    .where('id', '=', id)
    .executeTakeFirst()

/** A customer who has paid for the product, and what they say of it. */
async function written(comment: string) {
  const customer = await shop.signedIn('user')
  const { user } = (await customer.get('/api/auth/me')).body
  const orderId = await makeOrder(shop.at.db, [{ productId }], { accountId: user.id })
  await owner.send('PUT', `/api/orders/${orderId}/status`, { status: 'paid' })
  const { body } = await customer.send('POST', '/api/reviews', { productId, rating: 5, comment })
  return { customer, user, orderId, id: body.review.id as string, said: body.review }
}

const listed = async (search: string, sort = 'waiting') =>
  (await staff.get(`/api/reviews/admin/all?search=${encodeURIComponent(search)}&sort=${sort}`)).body.reviews

describe('who stands behind a review', () => {
  test('the team sees the customer and the order; the author’s own copy and the public page hold neither', async () => {
    const { user, orderId, id, said, customer } = await written('Keeps the wind out')
    const [review] = await listed('keeps wind')
    expect(review.customer).toEqual({ _id: user.id, id: user.id, full_name: 'Nour Hassan', email: user.email })
    expect(review.order).toMatchObject({ id: orderId, sku: `BW${orderId.slice(-6)}`, status: 'paid' })
    await decideReview(shop.at.db, id, 'approved', NOW)
    const seen = [
      said,
      (await customer.get(`/api/reviews/paidProduct/${productId}`)).body,
      (await shop.browser().get(`/api/reviews/product/${productId}`)).body,
    ]
    for (const secret of [user.id, user.email, orderId, 'customer']) expect(JSON.stringify(seen)).not.toContain(secret)
  })

  test('it is found by the customer’s whole name and e-mail, beside product and comment', async () => {
    const { id, user } = await written('No complaints')
    for (const words of [user.email, 'hassan complaints', 'PARKA complaints'])
      expect((await listed(words)).map((each: { id: string }) => each.id)).toContain(id)
  })

  test('it is found by the phone of its order, however that is written', async () => {
    const { id, orderId } = await written('Found by its phone')
    await shop.at.db.updateTable('orders').set({ phone: '+201130483059' }).where('id', '=', orderId).execute()
    for (const typed of ['01130483059', '+20 113 048 3059', '٠١١٣٠٤٨٣٠٥٩'])
      expect((await listed(typed)).map((each: { id: string }) => each.id)).toEqual([id])
  })

  test('it is found by its order, however much of the code somebody has, and by no other’s', async () => {
    const { id, orderId } = await written('Found by its code')
    for (const typed of [`BW${orderId.slice(-6)}`, `#bw${orderId.slice(-6).toLowerCase()}`, orderId.slice(-8), orderId])
      expect((await listed(typed)).map((each: { id: string }) => each.id)).toEqual([id])
    expect(await listed('BW000000')).toEqual([])
  })

  test('an order that was deleted is no link, and an erased account leaves neither name nor order', async () => {
    const { id, orderId, user } = await written('Gone tomorrow')
    await owner.send('PUT', `/api/orders/${orderId}/status`, { status: 'cancelled' })
    await shop.at.db.updateTable('orders').set({ deletedAt: NOW }).where('id', '=', orderId).execute()
    expect((await listed('gone tomorrow'))[0]).toMatchObject({ order: null, customer: { id: user.id } })
    await shop.at.db.transaction().execute((tx) => anonymiseReviews(tx, user.id, NOW))
    expect((await listed('gone tomorrow'))[0]).toMatchObject({ order: null, customer: null, user: { full_name: '' } })
    expect(await rowOf(id)).toMatchObject({ orderId: null, accountId: null })
  })
})

describe('a decision', () => {
  test.each(['approved', 'rejected'] as const)(
    'that it is %s is taken back within its minute; twice is once',
    async (from) => {
      const id = await pending()
      await decideReview(shop.at.db, id, from, NOW)
      await undoDecision(shop.at.db, { id, from }, later(59))
      await undoDecision(shop.at.db, { id, from }, later(59))
      expect(await rowOf(id)).toMatchObject({ status: 'pending', decidedAt: null })
      await decideReview(shop.at.db, id, 'approved', later(70))
      expect(await rowOf(id)).toMatchObject({ status: 'approved', decidedAt: later(70) })
    },
  )

  test('stands after the minute, and where somebody has decided otherwise meanwhile', async () => {
    const [late, other] = [await pending(), await pending()]
    await decideReview(shop.at.db, late, 'approved', NOW)
    await expect(undoDecision(shop.at.db, { id: late, from: 'approved' }, later(60))).rejects.toMatchObject({
      code: 'REVIEW_DECISION_STANDS',
    })
    await decideReview(shop.at.db, other, 'rejected', NOW)
    const undoing = undoDecision(shop.at.db, { id: other, from: 'approved' }, later(1))
    await expect(undoing).rejects.toMatchObject({ code: 'STALE_EDIT' })
    expect((await rowOf(other))?.status).toBe('rejected')
  })

  test('of what was put forward meanwhile takes it back from there too', async () => {
    const id = await pending()
    await decideReview(shop.at.db, id, 'approved', NOW)
    await staff.send('PATCH', `/api/reviews/${id}/featured`, { featured: true })
    await undoDecision(shop.at.db, { id, from: 'approved' }, later(30))
    expect(await rowOf(id)).toMatchObject({ status: 'pending', featured: false })
  })
})

describe('many reviews at once', () => {
  const send = (path: string, body: object, browser = staff) =>
    browser.send('POST', `/api/reviews/admin/bulk${path}`, body)
  const codes = ({ body }: { body: { results: { refusal: { errorCode: string } | null }[] } }) =>
    body.results.map(({ refusal }) => refusal?.errorCode ?? 'done')

  test('are decided and taken back; what one refuses stops none of the others', async () => {
    const ids = [await pending(), await makeReview(shop.at.db, productId), newId(), await pending()]
    const reviews = ids.map((id) => ({ id }))
    const decided = await send('', { status: 'approved', reviews })
    expect([decided.status, codes(decided)]).toEqual([200, ['done', 'REVIEW_DECIDED', 'NOT_FOUND', 'done']])
    expect(decided.body.results[1].refusal.message).toBe('This review is not pending any more.')
    const back = await send('/undo', { reviews: [ids[0], ids[3]].map((id) => ({ id, from: 'approved' })) })
    expect(codes(back)).toEqual(['done', 'done'])
    expect(await Promise.all(ids.map(async (id) => (await rowOf(id))?.status))).toEqual([
      'pending',
      'approved',
      undefined,
      'pending',
    ])
  })

  test('are deleted by the owner alone, at any status', async () => {
    const reviews = [{ id: await pending() }, { id: await makeReview(shop.at.db, productId) }]
    expect((await send('/delete', { reviews })).status).toBe(403)
    expect(codes(await send('/delete', { reviews }, owner))).toEqual(['done', 'done'])
    expect(codes(await send('/delete', { reviews }, owner))).toEqual(['NOT_FOUND', 'NOT_FOUND'])
  })

  test('are at most a hundred, each once', async () => {
    const one = { id: await pending() }
    for (const reviews of [[], [one, one], Array.from({ length: 101 }, () => ({ id: newId() }))])
      expect((await send('', { status: 'approved', reviews })).status).toBe(400)
  })
})

test('they are listed by their day and by their stars, of as many the newest first', async () => {
  const stars = [3, 5, 1, 5, 1]
  const ids: string[] = []
  for (const [at, rating] of stars.entries())
    ids.push(await makeReview(shop.at.db, productId, { rating, comment: 'Sorted out', createdAt: later(at) }))
  await shop.at.db
    .updateTable('reviews')
    .set({ status: 'pending' })
    .where('id', '=', ids[1] ?? '')
    .execute()
  const sorted = { waiting: [1, 4, 3, 2, 0], newest: [4, 3, 2, 1, 0], oldest: [0, 1, 2, 3, 4] }
  for (const [sort, order] of Object.entries({ ...sorted, lowest: [4, 2, 0, 3, 1], highest: [3, 1, 0, 4, 2] }))
    expect(
      (await listed('sorted out', sort)).map((each: { id: string }) => ids.indexOf(each.id)),
      sort,
    ).toEqual(order)
})

test('how many there are at each status is right after every change', async () => {
  const countAll = async () => {
    const { rows } = await shop.at.pool.query(
      'select status, count(*)::int as count from reviews group by status order by status',
    )
    return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
  }
  const ids = [await pending(), await pending(), await pending()]
  await Promise.all(ids.map((id, at) => decideReview(shop.at.db, id, at === 0 ? 'rejected' : 'approved', NOW)))
  await undoDecision(shop.at.db, { id: ids[1] ?? '', from: 'approved' }, later(1))
  await owner.send('DELETE', `/api/reviews/admin/${ids[2]}`)
  expect(await countByStatus(shop.at.db)).toEqual(await countAll())
})

test('of twenty thousand reviews a page is read, however it is narrowed, without a look at the rest', async () => {
  await shop.at.pool.query(
    `insert into products (id, sku, name, price, color, collection, category, size_group)
     select 'P' || row_number() over (), sku, 'Tee', 100, 'black', 'Black', 'T-Shirts', 'top'
     from (select 'BW' || n as sku from generate_series(70000, 71000) as n) as numbers
     where sku not in (select sku from products) limit 400`,
  )
  await fillTable(
    shop.at.pool,
    'reviews',
    'reviews_search',
    `insert into reviews (id, product_id, author, rating, comment, status, created_at)
     select 'R' || n, 'P' || 1 + n % 400, 'Mona A.', 1 + n % 5, 'Soft ' || n, case when n % 50 = 0 then 'pending' else 'approved' end,
       now() - n * interval '1 minute' from generate_series(1, 20000) as n`,
  )
  const reader = watched(shop.at.pool)
  const narrowed = [
    ...REVIEW_SORTS.map((sort) => ({ words: '', status: 'all', sort }) as const),
    ...REVIEW_SORTS.map((sort) => ({ words: '', status: 'approved', sort }) as const),
    { words: 'soft 19999', status: 'all', sort: 'waiting' },
    { words: 'somebody@example.com', status: 'pending', sort: 'lowest' },
    { words: 'BW1A2B3C', status: 'all', sort: 'oldest' },
    { words: '01001234567', status: 'all', sort: 'oldest' },
  ] as const
  for (const filters of narrowed) {
    await listReviews(reader.db, { ...filters, page: 1, limit: 10 })
    for (const query of reader.take())
      expect(readsAll(await reader.planOf(query), 'reviews'), JSON.stringify(filters)).toBe(false)
  }
})
