import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestBrowser } from '../../tests/support/browser.ts'
import { makeProduct, NOW } from '../../tests/support/builders.ts'
import { makeReview } from '../../tests/support/reviews.ts'
import { type TestShop, testShop } from '../../tests/support/shop.ts'
import { hideProduct } from '../catalog/hide-product.server.ts'
import { type Listener, listen } from '../lib/notices.server.ts'

let shop: TestShop
let staff: TestBrowser
let owner: TestBrowser
let productId: string
let accountId: string
beforeAll(async () => {
  shop = await testShop()
  staff = await shop.signedIn('staff')
  owner = await shop.signedIn('owner')
  productId = (await makeProduct(shop.at.db, { name: 'White Polo', nameAr: 'بولو أبيض' })).id
  accountId = (await owner.get('/api/auth/me')).body.user.id
})
afterAll(() => shop.close())
beforeEach(() => shop.at.db.deleteFrom('reviews').execute())

const make = (overrides: Parameters<typeof makeReview>[2] = {}) => makeReview(shop.at.db, productId, overrides)
const bodyOf = async (path: string, browser = shop.browser()) => (await browser.get(`/api/reviews${path}`)).body

describe('what a stranger reads', () => {
  test('a product’s reviews, in the spec’s shape', async () => {
    const id = await make({ rating: 4, size: 'M' })
    const { success, data, reviews } = await bodyOf(`/product/${productId}`)
    expect(success).toBe(true)
    expect(data).toMatchObject({ average: 4, count: 1, pagination: { total: 1 } })
    expect(reviews).toEqual(data.reviews)
    expect(reviews).toEqual([
      {
        _id: id,
        id,
        productId,
        rating: 4,
        comment: 'Soft and heavy.',
        status: 'approved',
        featured: false,
        isOneSize: false,
        size: 'M',
        verifiedPurchase: true,
        createdAt: NOW.toISOString(),
        user: { full_name: 'Mona A.', profile: null },
      },
    ])
  })

  test('twelve newer ones in the other language do not push the reader’s own off the home page', async () => {
    const own = await make({ featured: true, comment: 'خامة ممتازة ومقاس مضبوط', createdAt: new Date(0) })
    for (let count = 0; count < 12; count += 1) await make({ featured: true })
    const { data } = await bodyOf('/featured?language=ar')
    expect(data.map(({ id }: { id: string }) => id).indexOf(own)).toBe(0)
    expect(data).toHaveLength(12)
    await shop.at.db.updateTable('reviews').set({ featured: false }).where('featured', '=', true).execute()
  })

  test('the featured ones of products that are still sold, the newest first', async () => {
    const [older, newer] = [await make({ featured: true, createdAt: new Date(0) }), await make({ featured: true })]
    await make()
    const hidden = await makeProduct(shop.at.db)
    await makeReview(shop.at.db, hidden.id, { featured: true })
    await hideProduct(shop.at.db, hidden.id, NOW)
    const { data, reviews } = await bodyOf('/featured')
    expect(reviews).toEqual(data)
    expect(data.map(({ id }: { id: string }) => id)).toEqual([newer, older])
    expect(data[0].product).toEqual({
      _id: productId,
      id: productId,
      name: 'White Polo',
      nameAr: 'بولو أبيض',
      category: 'T-Shirts',
      images: [],
    })
  })

  test('GV9: nothing of an author’s account, and nothing that waits or was refused', async () => {
    await make({ accountId, featured: true })
    await make({ status: 'pending', comment: 'hidden' })
    await make({ status: 'rejected', comment: 'hidden' })
    for (const path of ['/featured', `/product/${productId}`]) {
      const text = JSON.stringify(await bodyOf(path))
      expect(text).not.toMatch(/hidden|accountId|email|@/)
      expect(text).not.toContain(accountId)
    }
  })

  test('markup in a comment is text', async () => {
    const comment = '</script><img src=x onerror=alert(1)>'
    await make({ comment })
    expect((await bodyOf(`/product/${productId}`)).reviews[0].comment).toBe(comment)
  })
})

describe('the owner’s list', () => {
  const commentsFor = async (query: string): Promise<string[]> =>
    (await bodyOf(`/admin/all?${query}`, staff)).reviews.map(({ comment }: { comment: string }) => comment)

  test('is searched by author, product and comment, in either script, and chosen by status', async () => {
    await make({ comment: 'fits well', author: 'Hana M.' })
    await make({ comment: 'مقاس ممتاز', status: 'pending' })
    expect(await commentsFor('q=hana')).toEqual(['fits well'])
    expect(await commentsFor(`search=${encodeURIComponent('بولو ابيض')}`)).toHaveLength(2)
    expect(await commentsFor(`q=${encodeURIComponent('مقاس')}`)).toEqual(['مقاس ممتاز'])
    expect(await commentsFor('status=pending')).toEqual(['مقاس ممتاز'])
    expect(await commentsFor('status=all')).toHaveLength(2)
    expect(await commentsFor('q=nothing')).toEqual([])
  })

  test('is searched by a name with عبد, written as one word or as two', async () => {
    await make({ comment: 'طويل', author: 'عبدالرحمن' })
    await make({ comment: 'قصير', author: 'عبد الرحمن' })
    for (const name of ['عبد الرحمن', 'عبدالرحمن'])
      expect((await commentsFor(`q=${encodeURIComponent(name)}`)).sort()).toEqual(['طويل', 'قصير'])
    await make({ comment: 'واسع', author: 'أبو الفتوح' })
    expect(await commentsFor(`q=${encodeURIComponent('ابوالفتوح')}`)).toEqual(['واسع'])
  })

  test('is paged as the spec says', async () => {
    for (let more = 0; more < 3; more += 1) await make()
    const { pagination } = await bodyOf('/admin/all?limit=2&page=2', staff)
    expect(pagination).toMatchObject({ currentPage: 2, totalPages: 2, totalReviews: 3, hasPrev: true, hasNext: false })
  })

  test('tells the one size of a cap from a size', async () => {
    const sizes = [{ size: 'M' as const, stock: 1 }]
    const cap = (await makeProduct(shop.at.db, { name: 'Black Cap', category: 'Accessories', sizes })).id
    await makeReview(shop.at.db, cap, { size: 'M' })
    await make({ size: 'M' })
    const { reviews } = await bodyOf('/admin/all?limit=100', staff)
    const oneSized = (id: string) => reviews.find((review: { productId: string }) => review.productId === id)?.isOneSize
    expect([oneSized(cap), oneSized(productId)]).toEqual([true, false])
    await shop.at.db.deleteFrom('reviews').where('productId', '=', cap).execute()
  })

  test('is counted by status', async () => {
    await make({ status: 'pending' })
    await make({ status: 'pending' })
    await make()
    expect((await bodyOf('/admin/stats', staff)).stats).toEqual({
      totalReviews: 3,
      pendingReviews: 2,
      approvedReviews: 1,
      rejectedReviews: 0,
    })
  })
})

describe('a change of a review', () => {
  let listener: Listener
  const notices: string[] = []
  beforeAll(async () => {
    listener = await listen(shop.at.url, (what) => notices.push(what))
  })
  afterAll(() => listener.stop())

  test('answers with the review, and every page that is kept is forgotten', async () => {
    const id = await make({ status: 'pending' })
    notices.length = 0
    const approved = await staff.send('PATCH', `/api/reviews/admin/${id}/status`, { status: 'approved' })
    expect([approved.status, approved.body.review.status]).toEqual([200, 'approved'])
    const featured = await staff.send('PATCH', `/api/reviews/${id}/featured`)
    expect([featured.status, featured.body.review.featured]).toEqual([200, true])
    expect((await owner.send('DELETE', `/api/reviews/admin/${id}`)).status).toBe(200)
    await expect.poll(() => notices).toEqual(['content', 'content', 'content'])
  })

  test('is refused where it makes no sense', async () => {
    const id = await make()
    const decide = (status: string) => staff.send('PATCH', `/api/reviews/admin/${id}/status`, { status })
    expect((await decide('pending')).status).toBe(400)
    const again = await decide('rejected')
    expect([again.status, again.body.errorCode]).toEqual([409, 'REVIEW_DECIDED'])
  })
})
