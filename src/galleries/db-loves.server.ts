import { sql } from 'kysely'
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

/** Of galleries that are shown. */
export async function listLoves(db: Db | Tx, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('galleryLoves')
    .innerJoin('galleries', 'galleries.id', 'galleryLoves.galleryId')
    .select('galleryId')
    .where('lovedBy', '=', accountId)
    .where('isActive', '=', true)
    .orderBy('galleryLoves.createdAt')
    .orderBy('galleryId')
    .execute()
  return rows.map(({ galleryId }) => galleryId)
}

/** A guest's loves become the account's in one step: at no moment is anybody counted twice. Answers whether there were any. */
export async function moveLoves(tx: Tx, guest: string, accountId: string): Promise<boolean> {
  const { rows } = await sql<{ moved: number }>`
    with gone as (
      delete from gallery_loves where loved_by = ${guest} and account_id is null returning gallery_id, created_at
    ), kept as (
      insert into gallery_loves (gallery_id, loved_by, account_id, created_at)
      select gallery_id, ${accountId}, ${accountId}, created_at from gone
      on conflict do nothing
    )
    select count(*)::int as moved from gone`.execute(tx)
  return (rows[0]?.moved ?? 0) > 0
}
