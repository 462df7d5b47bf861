import { type Expression, type ExpressionBuilder, type SqlBool, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '#lib/db.server.ts'
import type { DB, Reviews } from '#lib/tables.server.ts'
import { type ReviewRow, reviews, shownReview } from './db.server.ts'
import type { ReviewStatus } from './review.ts'

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
  page: number
  limit: number
}

type ReviewExpression = ExpressionBuilder<DB, 'reviews'>

/** Each way is an index of its own: what it says, what it is about, who wrote it. */
const holds = (word: string): Expression<SqlBool> => sql<SqlBool>`(
  reviews.search like search_pattern(${word})
  or reviews.product_id = any(array(select id from products where search like search_pattern(${word})))
  or reviews.account_id = any(array(
    select id from accounts where search_text(full_name || ' ' || email) like search_pattern(${word}))))`

const MOST_WORDS = 8

function matching({ words, status, productId }: Pick<ReviewFilters, 'words' | 'status' | 'productId'>) {
  return (review: ReviewExpression): Expression<SqlBool> => {
    const conditions = words.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS).map(holds)
    if (productId) conditions.push(review('reviews.productId', '=', productId))
    if (status !== 'all') conditions.push(review('reviews.status', '=', status))
    return review.and(conditions)
  }
}

/** In the words of the index that it is read from: a parameter would not be recognised there. */
const waitsFirst = sql`(reviews.status = 'pending')`

/** Only what is on the page is put together: what lies before it is passed over in the index. */
export async function listReviews(db: Db, filters: ReviewFilters): Promise<{ rows: ModeratedReview[]; total: number }> {
  const { status, page, limit } = filters
  const isMixed = status === 'all'
  const onPage = db
    .selectFrom('reviews')
    .select('reviews.id')
    .where(matching(filters))
    .$if(isMixed, (query) => query.orderBy(waitsFirst, 'desc'))
    .orderBy('reviews.createdAt', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
  const rows = await moderated(db)
    .where('reviews.id', 'in', onPage)
    .$if(isMixed, (query) => query.orderBy(waitsFirst, 'desc'))
    .orderBy('reviews.createdAt', 'desc')
    .orderBy('reviews.id', 'desc')
    .execute()
  return { rows: rows.map(shownToTeam), total: await countReviews(db, filters) }
}

/** How many reviews stand at each status. */
export async function countByStatus(db: Db): Promise<Record<ReviewStatus, number>> {
  const rows = await db.selectFrom('reviewCounts').select(['status', 'count']).execute()
  const nothing = { pending: 0, approved: 0, rejected: 0 }
  return { ...nothing, ...Object.fromEntries(rows.map(({ status, count }) => [status, count])) }
}

async function countReviews(db: Db, { words, status, productId }: ReviewFilters): Promise<number> {
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
