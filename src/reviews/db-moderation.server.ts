import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '#lib/db.server.ts'
import type { DB, Reviews } from '#lib/tables.server.ts'
import { holdsWordsOrPhone } from '#lib/typed-words.server.ts'
import { skuMeant } from '#orders/order.ts'
import { type ReviewRow, reviews, shownReview } from './db.server.ts'
import type { ReviewSort, ReviewStatus } from './review.ts'

/** Who wrote it and the order that let them: for the team's eyes alone. */
const moderated = (db: Db | Tx) =>
  reviews(db)
    .leftJoin('accounts', 'accounts.id', 'reviews.accountId')
    .leftJoin('orders', (order) => order.onRef('orders.id', '=', 'reviews.orderId').on('orders.deletedAt', 'is', null))
    .select(['accounts.fullName as customerName', 'accounts.email as customerEmail'])
    .select(['orders.sku as orderSku', 'orders.status as orderStatus', 'orders.createdAt as orderedAt'])

type Row = ReviewRow & Awaited<ReturnType<ReturnType<typeof moderated>['executeTakeFirstOrThrow']>>

export type ModeratedReview = ReturnType<typeof shownToTeam>

const shownToTeam = ({ customerName, customerEmail, orderSku, orderStatus, orderedAt, ...row }: Row) => ({
  ...shownReview(row),
  customer:
    row.accountId !== null && customerName !== null && customerEmail !== null
      ? { _id: row.accountId, id: row.accountId, full_name: customerName, email: customerEmail }
      : null,
  order:
    row.orderId !== null && orderSku !== null && orderStatus !== null && orderedAt !== null
      ? { _id: row.orderId, id: row.orderId, sku: orderSku, status: orderStatus, createdAt: orderedAt.toISOString() }
      : null,
})

export interface ReviewFilters {
  words: string
  status: ReviewStatus | 'all'
  productId?: string | undefined
  sort: ReviewSort
  page: number
  limit: number
}

type ReviewExpression = ExpressionBuilder<DB, 'reviews'>

const inOrder = (code: string): RawBuilder<SqlBool> =>
  sql`or reviews.order_id = any(array(select id from orders where sku = ${code} and deleted_at is null))`

/** Fewer digits are in too many of them. */
const PHONE = /^\d{5,}$/

const inOrdersOf = (phone: string): RawBuilder<SqlBool> =>
  sql`or reviews.order_id = any(array(select id from orders where search like search_pattern(${phone}) and deleted_at is null))`

/** Each way is an index of its own: what it says, what it is about, who wrote it, the order that let them, its phone. */
function holds(word: string): Expression<SqlBool> {
  const code = skuMeant(word)
  return sql<SqlBool>`(
    reviews.search like search_pattern(${word})
    or reviews.product_id = any(array(select id from products where search like search_pattern(${word})))
    or reviews.account_id = any(array(
      select id from accounts where search_text(full_name || ' ' || email) like search_pattern(${word})))
    ${PHONE.test(word) ? inOrdersOf(word) : sql``}
    ${code === null ? sql`` : inOrder(code)})`
}

function matching({ words, status, productId }: Pick<ReviewFilters, 'words' | 'status' | 'productId'>) {
  return (review: ReviewExpression): Expression<SqlBool> => {
    const conditions = [
      holdsWordsOrPhone(words, holds),
      productId && review('reviews.productId', '=', productId),
      status !== 'all' && review('reviews.status', '=', status),
    ]
    return review.and(conditions.filter((condition): condition is Expression<SqlBool> => Boolean(condition)))
  }
}

/** Each in the words of the index that it is read from: a parameter would not be recognised there. */
const SORTED: Record<ReviewSort, RawBuilder<unknown>> = {
  waiting: sql`(reviews.status = 'pending') desc, reviews.created_at desc, reviews.id desc`,
  newest: sql`reviews.created_at desc, reviews.id desc`,
  oldest: sql`reviews.created_at, reviews.id`,
  lowest: sql`reviews.rating, reviews.created_at desc, reviews.id desc`,
  highest: sql`reviews.rating desc, reviews.created_at desc, reviews.id desc`,
}

/** Only what is on the page is put together: what lies before it is passed over in the index. */
export async function listReviews(db: Db, filters: ReviewFilters): Promise<{ rows: ModeratedReview[]; total: number }> {
  const { status, sort, page, limit } = filters
  // Of one status none waits before another.
  const sorted = SORTED[sort === 'waiting' && status !== 'all' ? 'newest' : sort]
  const onPage = db
    .selectFrom('reviews')
    .select('reviews.id')
    .where(matching(filters))
    .orderBy(sorted)
    .limit(limit)
    .offset((page - 1) * limit)
  const rows = await moderated(db).where('reviews.id', 'in', onPage).orderBy(sorted).execute()
  return { rows: rows.map(shownToTeam), total: await countReviews(db, filters) }
}

/** How many reviews stand at each status. */
export async function countByStatus(db: Db): Promise<Record<ReviewStatus, number>> {
  const rows = await db.selectFrom('reviewCounts').select(['status', 'count']).execute()
  const nothing = { pending: 0, approved: 0, rejected: 0 }
  return { ...nothing, ...Object.fromEntries(rows.map(({ status, count }) => [status, count])) }
}

async function countReviews(
  db: Db,
  { words, status, productId }: Omit<ReviewFilters, 'sort' | 'page' | 'limit'>,
): Promise<number> {
  if (words.trim() === '' && !productId) {
    const counts = await countByStatus(db)
    return status === 'all' ? counts.pending + counts.approved + counts.rejected : counts[status]
  }
  const { total } = await db
    .selectFrom('reviews')
    .select((review) => review.fn.countAll<number>().as('total'))
    .where(matching({ words, status, productId }))
    .executeTakeFirstOrThrow()
  return total
}

export const lockReview = (tx: Tx, id: string) =>
  tx
    .selectFrom('reviews')
    .select(['status', 'featured', 'decidedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export async function updateReview(tx: Tx, id: string, review: Updateable<Reviews>): Promise<ModeratedReview> {
  await tx.updateTable('reviews').set(review).where('id', '=', id).execute()
  return shownToTeam(await moderated(tx).where('reviews.id', '=', id).executeTakeFirstOrThrow())
}

export async function deleteRow(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('reviews').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}
