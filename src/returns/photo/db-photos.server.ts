import type { Insertable } from 'kysely'
import type { Db, Tx } from '#lib/db.server.ts'
import type { ReturnPhotos } from '#lib/tables.server.ts'

export async function insertPhoto(db: Db | Tx, photo: Insertable<ReturnPhotos>): Promise<void> {
  await db.insertInto('returnPhotos').values(photo).execute()
}

/** False where there is no such photo of that order, or another return has it. */
export async function attachPhoto(tx: Tx, { id, orderId }: { id: string; orderId: string }, returnId: string) {
  const { numUpdatedRows } = await tx
    .updateTable('returnPhotos')
    .set({ returnId })
    .where('id', '=', id)
    .where('orderId', '=', orderId)
    .where('returnId', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const findPhotoOf = (db: Db, returnId: string) =>
  db.selectFrom('returnPhotos').select('id').where('returnId', '=', returnId).executeTakeFirst()

/** Rows first: a file without one is reached by nobody. */
export async function deleteUnsent(db: Db, before: Date): Promise<string[]> {
  const gone = db.deleteFrom('returnPhotos').where('returnId', 'is', null).where('createdAt', '<', before)
  return (await gone.returning('id').execute()).map(({ id }) => id)
}
