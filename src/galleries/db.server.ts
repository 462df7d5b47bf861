import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { draftIn, PRODUCT_STATUSES } from '#catalog/product.ts'
import type { Db, Tx } from '#lib/db.server.ts'
import type { DB } from '#lib/tables.server.ts'
import { holdsWords } from '#lib/typed-words.server.ts'
import { pictureUrl, videoUrl } from '#media/picture.ts'
import type { Sort, Status } from './gallery.ts'

/** Who looks at galleries: an admin sees more, and who is known is told what they love. */
export interface Onlooker {
  isAdmin: boolean
  /** The account, or the browser's anonymous session. */
  lovedBy: string | null
}

const MOST_LOVERS = 500

type GalleryExpression = ExpressionBuilder<DB, 'galleries'>

/** Shoppers are led to what is in the shop; the team sees too what will be. */
const productsOf = (item: ExpressionBuilder<DB, 'galleryItems'>, { isAdmin }: Onlooker) =>
  jsonArrayFrom(
    item
      .selectFrom('galleryItemProducts')
      .innerJoin('products', 'products.id', 'galleryItemProducts.productId')
      .select(['products.id', 'products.sku', 'products.name', 'products.nameAr', 'products.status'])
      .whereRef('galleryItemProducts.itemId', '=', 'galleryItems.id')
      .where('products.deletedAt', 'is', null)
      .where('products.status', 'in', isAdmin ? PRODUCT_STATUSES : ['published'])
      .orderBy('galleryItemProducts.position'),
  ).as('products')

const itemsOf = (gallery: GalleryExpression, onlooker: Onlooker) =>
  jsonArrayFrom(
    gallery
      .selectFrom('galleryItems')
      .innerJoin('media', 'media.id', 'galleryItems.mediaId')
      .select(['galleryItems.id', 'galleryItems.title', 'galleryItems.titleAr', 'galleryItems.mediaId'])
      .select(['galleryItems.description', 'galleryItems.descriptionAr', 'galleryItems.alt', 'galleryItems.altAr'])
      .select(['galleryItems.featured', 'galleryItems.tags', 'galleryItems.tagsAr', 'galleryItems.position'])
      .select(['media.kind', 'media.width', 'media.height', 'media.posterId', 'media.videoType'])
      .select((item) => productsOf(item, onlooker))
      .whereRef('galleryItems.galleryId', '=', 'galleries.id')
      .orderBy('galleryItems.position'),
  ).as('items')

const loveCountOf = (gallery: GalleryExpression) =>
  gallery
    .selectFrom('galleryLoves')
    .select((love) => love.fn.countAll<number>().as('count'))
    .whereRef('galleryLoves.galleryId', '=', 'galleries.id')
    .as('loveCount')

const isLoved = (gallery: GalleryExpression, { lovedBy }: Onlooker) =>
  gallery
    .exists(
      gallery
        .selectFrom('galleryLoves')
        .select('galleryLoves.galleryId')
        .whereRef('galleryLoves.galleryId', '=', 'galleries.id')
        .where('galleryLoves.lovedBy', '=', lovedBy ?? ''),
    )
    .as('isLoved')

const loversOf = (gallery: GalleryExpression, { isAdmin }: Onlooker) =>
  jsonArrayFrom(
    gallery
      .selectFrom('galleryLoves')
      .leftJoin('accounts', 'accounts.id', 'galleryLoves.accountId')
      .select(['galleryLoves.accountId', 'accounts.fullName as name', 'galleryLoves.createdAt as at'])
      .whereRef('galleryLoves.galleryId', '=', 'galleries.id')
      .orderBy('galleryLoves.createdAt', 'desc')
      .limit(isAdmin ? MOST_LOVERS : 0),
  ).as('lovers')

/** What hangs on a gallery, as the onlooker may see it. */
export const partsOf = (gallery: GalleryExpression, onlooker: Onlooker) =>
  [itemsOf(gallery, onlooker), loveCountOf(gallery), isLoved(gallery, onlooker), loversOf(gallery, onlooker)] as const

const galleries = (db: Db | Tx, onlooker: Onlooker) =>
  db
    .selectFrom('galleries')
    .selectAll('galleries')
    .select((gallery) => partsOf(gallery, onlooker))

type Query = ReturnType<typeof galleries>
type Row = Awaited<ReturnType<Query['executeTakeFirstOrThrow']>>

const shownItem = ({ position, kind, posterId, videoType, ...item }: Row['items'][number], collection: string) => ({
  ...item,
  _id: item.id,
  products: item.products.map(({ status, ...product }) => ({ ...product, _id: product.id, ...draftIn(status) })),
  type: kind === 'video' ? ('video' as const) : ('image' as const),
  src: videoType === null ? pictureUrl(item.mediaId, item.width) : videoUrl(item.mediaId, videoType),
  thumbnail: pictureUrl(posterId ?? item.mediaId, item.width),
  collection,
  order: position,
})

export const galleryFrom = ({ isLoved: loved, lovers, ...row }: Row, { isAdmin, lovedBy }: Onlooker) => {
  const loveCount = row.loveCount ?? 0
  return {
    ...row,
    _id: row.id,
    active: row.isActive,
    order: row.position,
    items: row.items.map((item) => shownItem(item, row.name)),
    loveCount,
    loves: isAdmin ? lovers.map((love) => ({ ...love, name: love.name ?? '', at: instantOf(love.at) })) : loveCount,
    ...(lovedBy === null ? {} : { loved: Boolean(loved) }),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** Inside JSON an instant comes as PostgreSQL writes it. */
const instantOf = (at: string | Date): string => new Date(at).toISOString()

export type FoundGallery = ReturnType<typeof galleryFrom>

export interface Filters {
  words: string
  featured: boolean | undefined
  status: Status
  sort: Sort
  page: number
  limit: number
}

const matching =
  ({ words, featured, status }: Filters) =>
  (gallery: GalleryExpression): Expression<SqlBool> => {
    const called = holdsWords(words, (word) => sql<SqlBool>`galleries.search like search_pattern(${word})`)
    const conditions = called ? [called] : []
    if (featured !== undefined) conditions.push(gallery('galleries.featured', '=', featured))
    if (status !== 'all') conditions.push(gallery('galleries.isActive', '=', status === 'active'))
    return gallery.and(conditions)
  }

const SORTED: Record<Sort, (query: Query) => Query> = {
  order: (query) => query.orderBy('galleries.position').orderBy('galleries.id', 'desc'),
  newest: (query) => query.orderBy('galleries.createdAt', 'desc').orderBy('galleries.id', 'desc'),
  oldest: (query) => query.orderBy('galleries.createdAt').orderBy('galleries.id'),
  name: (query) => query.orderBy('galleries.name').orderBy('galleries.id'),
  loves: (query) => query.orderBy('loveCount', 'desc').orderBy('galleries.id', 'desc'),
}

export async function listMatching(
  db: Db,
  filters: Filters,
  onlooker: Onlooker,
): Promise<{ galleries: FoundGallery[]; total: number }> {
  const { page, limit, sort } = filters
  const matches = SORTED[sort](galleries(db, onlooker).where(matching(filters)))
  const countQuery = db
    .selectFrom('galleries')
    .select((gallery) => gallery.fn.countAll<number>().as('total'))
    .where(matching(filters))
  const rows = await matches
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await countQuery.executeTakeFirstOrThrow()
  return { galleries: rows.map((row) => galleryFrom(row, onlooker)), total }
}

/** An inactive one is there for admins only. */
export async function findGallery(db: Db | Tx, id: string, onlooker: Onlooker): Promise<FoundGallery | undefined> {
  const row = await galleries(db, onlooker)
    .where('galleries.id', '=', id)
    .where((gallery) => (onlooker.isAdmin ? gallery.lit(true) : gallery('galleries.isActive', '=', true)))
    .executeTakeFirst()
  return row && galleryFrom(row, onlooker)
}

export interface GalleryStats {
  totalGalleries: number
  activeGalleries: number
  featuredGalleries: number
  totalItems: number
  totalLoves: number
}

export async function countGalleries(db: Db): Promise<GalleryStats> {
  return db
    .selectFrom('galleries')
    .select(({ fn, lit, selectFrom }) => [
      fn.countAll<number>().as('totalGalleries'),
      fn.countAll<number>().filterWhere('isActive', '=', lit(true)).as('activeGalleries'),
      fn.countAll<number>().filterWhere('featured', '=', lit(true)).as('featuredGalleries'),
      selectFrom('galleryItems')
        .select(({ fn: of }) => of.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('totalItems'),
      selectFrom('galleryLoves')
        .select(({ fn: of }) => of.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('totalLoves'),
    ])
    .executeTakeFirstOrThrow()
}
