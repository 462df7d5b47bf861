import { type ExpressionBuilder, type Insertable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { selectOneSize } from '#catalog/select-one-size.server.ts'
import type { Db, Tx } from '#lib/db.server.ts'
import type { Language } from '#lib/language.ts'
import type { DB, Reviews } from '#lib/tables.server.ts'
import { pictureUrl } from '#media/picture.ts'

const firstImage = (product: ExpressionBuilder<DB, 'products'>) =>
  jsonArrayFrom(
    product
      .selectFrom('productImages')
      .innerJoin('media', 'media.id', 'productImages.mediaId')
      .select(['productImages.mediaId', 'productImages.alt', 'productImages.altAr', 'media.width', 'media.height'])
      .whereRef('productImages.productId', '=', 'products.id')
      .orderBy('productImages.position')
      .limit(1),
  ).as('images')

const ofProduct = ['products.name', 'products.nameAr', 'products.category', selectOneSize] as const

export const reviews = (db: Db | Tx) =>
  db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.productId')
    .selectAll('reviews')
    .select(ofProduct)
    .select((review) => firstImage(review))

export type ReviewRow = Awaited<ReturnType<ReturnType<typeof reviews>['executeTakeFirstOrThrow']>>

export type ShownReview = ReturnType<typeof shownReview>

/** As the wire has it. The size is written down from the paid order, so having one proves the purchase. */
export const shownReview = ({ id, productId, name, nameAr, category, images, author, ...row }: ReviewRow) => ({
  ...row,
  id,
  _id: id,
  productId,
  verifiedPurchase: row.size !== null,
  createdAt: row.createdAt.toISOString(),
  user: { full_name: author, profile: null },
  product: {
    id: productId,
    _id: productId,
    name,
    nameAr,
    category,
    images: images.map((image) => ({ ...image, url: pictureUrl(image.mediaId, image.width) })),
  },
})

const isArabic = sql<boolean>`(reviews.comment ~ '[\\u0600-\\u06ff]')`

/** What is written in the reader's language comes before the rest, however much of that is newer. */
const ownFirst = (query: ReturnType<typeof reviews>, language: Language | undefined) =>
  language ? query.orderBy(isArabic, language === 'ar' ? 'desc' : 'asc') : query

/** Of products that are still in the window: each leads there. */
export async function listFeatured(
  db: Db,
  { language, limit }: Pick<ReviewQuery, 'language' | 'limit'>,
): Promise<ShownReview[]> {
  const featured = reviews(db)
    .where('reviews.featured', '=', true)
    .where('products.deletedAt', 'is', null)
    .where('products.status', '=', 'published')
  const rows = await ownFirst(featured, language)
    .orderBy('reviews.createdAt', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(shownReview)
}

/** What a review shows of the product it is about, if that is in the window. */
export const findReviewed = (tx: Tx, productId: string) =>
  tx
    .selectFrom('products')
    .select(['id', ...ofProduct])
    .select((product) => firstImage(product))
    .where('id', '=', productId)
    .where('deletedAt', 'is', null)
    .where('status', '=', 'published')
    .executeTakeFirst()

type ReviewedProduct = NonNullable<Awaited<ReturnType<typeof findReviewed>>>

export async function isInWindow(db: Db | Tx, productId: string): Promise<boolean> {
  const there = db.selectFrom('products').select('id').where('id', '=', productId)
  const product = there.where('deletedAt', 'is', null).where('status', '=', 'published')
  return (await product.executeTakeFirst()) !== undefined
}

export interface ReviewQuery {
  productId: string
  /** What is written in it comes first. */
  language?: Language | undefined
  /** Only those that give so many stars. */
  rating?: number | undefined
  page: number
  limit: number
}

export async function listApproved(
  db: Db,
  { productId, language, rating, page, limit }: ReviewQuery,
): Promise<ShownReview[]> {
  const all = reviews(db).where('reviews.productId', '=', productId).where('reviews.status', '=', 'approved')
  const approved = rating ? all.where('reviews.rating', '=', rating) : all
  const rows = await ownFirst(approved, language)
    .orderBy('reviews.createdAt', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return rows.map(shownReview)
}

export async function countByRating(db: Db, productId: string): Promise<{ rating: number; count: number }[]> {
  return db
    .selectFrom('reviews')
    .select((review) => ['rating', review.fn.countAll<number>().as('count')])
    .where('productId', '=', productId)
    .where('status', '=', 'approved')
    .groupBy('rating')
    .execute()
}

/** What this account says of the product, at any status. */
export async function findReviewBy(
  db: Db | Tx,
  { accountId, productId }: { accountId: string; productId: string },
): Promise<ShownReview | undefined> {
  const own = reviews(db).where('reviews.accountId', '=', accountId).where('reviews.productId', '=', productId)
  const row = await own.executeTakeFirst()
  return row && shownReview(row)
}

/** Of these products, those in the window that this account has said nothing of; for a guest all in the window. */
export async function listUnreviewed(
  db: Db | Tx,
  { accountId, productIds }: { accountId: string | null; productIds: readonly string[] },
): Promise<{ id: string; name: string; nameAr: string }[]> {
  return db
    .selectFrom('products')
    .select(['id', 'name', 'nameAr'])
    .where('id', 'in', [...productIds])
    .where('deletedAt', 'is', null)
    .where('status', '=', 'published')
    .where(({ not, exists, selectFrom }) => {
      const productReviews = selectFrom('reviews')
        .select('reviews.id')
        .whereRef('reviews.productId', '=', 'products.id')
      return not(exists(productReviews.where('reviews.accountId', '=', accountId)))
    })
    .orderBy('id')
    .execute()
}

/** False where somebody was asked for this order before, be it at this very moment. */
export async function insertInvitation(tx: Tx, orderId: string, invitedAt: Date): Promise<boolean> {
  const inserted = await tx
    .insertInto('reviewInvitations')
    .values({ orderId, invitedAt })
    .onConflict((clash) => clash.doNothing())
    .returning('orderId')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Undefined where this account has written one already, be it at this very moment. */
export async function insertReview(
  tx: Tx,
  review: Omit<Insertable<Reviews>, 'productId'>,
  { id: productId, ...product }: ReviewedProduct,
): Promise<ShownReview | undefined> {
  const inserted = await tx
    .insertInto('reviews')
    .values({ ...review, productId })
    .onConflict((clash) => clash.columns(['productId', 'accountId']).where('accountId', 'is not', null).doNothing())
    .returningAll()
    .executeTakeFirst()
  return inserted && shownReview({ ...inserted, ...product })
}

/** What was said stays, nobody's. Answers whether there was anything. */
export async function clearAuthor(tx: Tx, accountId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('reviews')
    .set({ accountId: null, orderId: null, author: '', updatedAt: now })
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
