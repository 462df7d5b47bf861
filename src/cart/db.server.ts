import { sql } from 'kysely'
import type { Size } from '#catalog/product.ts'
import { selectOneSize } from '#catalog/select-one-size.server.ts'
import type { Db, Tx } from '#lib/db.server.ts'

export interface CartRow {
  productId: string
  size: Size
  quantity: number
}

/** One change of an account's cart at a time. */
export async function lockCart(tx: Tx, accountId: string): Promise<void> {
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute()
}

export async function listCartRows(tx: Tx | Db, accountId: string): Promise<CartRow[]> {
  const rows = tx.selectFrom('cartLines').select(['productId', 'size', 'quantity']).where('accountId', '=', accountId)
  return rows.orderBy('addedAt').orderBy('productId').orderBy('size').execute()
}

/** With what a cart shows of each piece. What has left the shop stays, for the cart to tell of it. */
export async function listCart(db: Db, accountId: string) {
  return db
    .selectFrom('cartLines')
    .innerJoin('products', 'products.id', 'cartLines.productId')
    .leftJoin('productImages', (join) =>
      join.onRef('productImages.productId', '=', 'products.id').on('productImages.position', '=', 0),
    )
    .leftJoin('media', 'media.id', 'productImages.mediaId')
    .select(['cartLines.productId', 'cartLines.size', 'cartLines.quantity'])
    .select(['products.name', 'products.nameAr', 'products.color', 'products.category', 'products.finalPrice'])
    .select(['media.id as mediaId', 'media.width', 'media.height', selectOneSize])
    .where('accountId', '=', accountId)
    .orderBy('addedAt')
    .orderBy('cartLines.productId')
    .orderBy('cartLines.size')
    .execute()
}

/** Lines keep the time at which they were first put in, so that the cart keeps its order. */
export async function replaceCart(tx: Tx, accountId: string, rows: readonly CartRow[], now: Date): Promise<void> {
  const keys = rows.map(({ productId, size }) => sql`(${productId}, ${size})`)
  const theirs = tx.deleteFrom('cartLines').where('accountId', '=', accountId)
  await (keys.length === 0
    ? theirs
    : theirs.where(sql<boolean>`(product_id, size) not in (${sql.join(keys)})`)
  ).execute()
  if (keys.length === 0) return
  await tx
    .insertInto('cartLines')
    .values(rows.map((row, at) => ({ ...row, accountId, addedAt: new Date(now.getTime() + at) })))
    .onConflict((clash) =>
      clash
        .columns(['accountId', 'productId', 'size'])
        .doUpdateSet((line) => ({ quantity: line.ref('excluded.quantity') })),
    )
    .execute()
}

/** False where this guest's cart has joined the account before. */
export async function markMerged(tx: Tx, accountId: string, guestCartId: string, now: Date): Promise<boolean> {
  const row = await tx
    .insertInto('cartMerges')
    .values({ accountId, guestCartId, mergedAt: now })
    .onConflict((clash) => clash.doNothing())
    .returning('guestCartId')
    .executeTakeFirst()
  return row !== undefined
}

/** Of these products, those that are, or were, in the shop: what was never published is not known to shoppers. */
export async function everInShop(tx: Tx, productIds: readonly string[]): Promise<Set<string>> {
  if (productIds.length === 0) return new Set()
  const rows = tx
    .selectFrom('products')
    .select('id')
    .where('id', 'in', [...productIds])
    .where('publishedAt', 'is not', null)
  return new Set((await rows.execute()).map(({ id }) => id))
}
