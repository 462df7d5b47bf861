import type { Db, Tx } from '#lib/db.server.ts'

/** While it is held the gallery can't be deleted; an inactive one is nobody's to love. */
export async function holdActiveGallery(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('galleries')
    .select('id')
    .where('id', '=', id)
    .where('isActive', '=', true)
    .forKeyShare()
    .executeTakeFirst()
  return row !== undefined
}

/** False where it was loved already. */
export async function insertLove(
  tx: Tx,
  love: { galleryId: string; lovedBy: string; accountId: string | null },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('galleryLoves')
    .values(love)
    .onConflict((clash) => clash.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** False where there was none. */
export async function deleteLove(tx: Tx, galleryId: string, lovedBy: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('galleryLoves')
    .where('galleryId', '=', galleryId)
    .where('lovedBy', '=', lovedBy)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export async function countLoves(db: Db | Tx, galleryId: string): Promise<number> {
  const { count } = await db
    .selectFrom('galleryLoves')
    .select((love) => love.fn.countAll<number>().as('count'))
    .where('galleryId', '=', galleryId)
    .executeTakeFirstOrThrow()
  return count
}
