import type { Db } from '#lib/db.server.ts'

/** Of products that are still in the shop. */
export async function listFavorites(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('favorites')
    .innerJoin('products', 'products.id', 'favorites.productId')
    .select('productId')
    .where('accountId', '=', accountId)
    .where('products.deletedAt', 'is', null)
    .where('products.status', '=', 'published')
    .orderBy('favorites.createdAt')
    .orderBy('productId')
    .execute()
  return rows.map(({ productId }) => productId)
}

/** Those that are in the shop, as far as there is room; the rest counts as not asked. */
export async function insertFavorites(
  db: Db,
  { accountId, productIds, room }: { accountId: string; productIds: readonly string[]; room: number },
  now: Date,
): Promise<void> {
  if (productIds.length === 0 || room <= 0) return
  const there = db
    .selectFrom('products')
    .select('id')
    .where('id', 'in', [...productIds])
    .where('status', '=', 'published')
  const ids = new Set((await there.where('deletedAt', 'is', null).execute()).map(({ id }) => id))
  const rows = productIds
    .filter((id) => ids.has(id))
    .slice(0, room)
    .map((productId, at) => ({ accountId, productId, createdAt: new Date(now.getTime() + at) }))
  if (rows.length === 0) return
  await db
    .insertInto('favorites')
    .values(rows)
    .onConflict((clash) => clash.doNothing())
    .execute()
}

export async function deleteFavorite(db: Db, accountId: string, productId: string): Promise<void> {
  const theirs = db.deleteFrom('favorites').where('accountId', '=', accountId)
  await theirs.where('productId', '=', productId).execute()
}
