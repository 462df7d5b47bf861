import type { Insertable } from 'kysely'
import type { Db, Tx } from '#lib/db.server.ts'
import type { Media } from '#lib/tables.server.ts'

export async function insertMedia(tx: Tx, media: Insertable<Media>): Promise<void> {
  await tx.insertInto('media').values(media).execute()
}

export async function findMedia(db: Db, id: string): Promise<{ width: number; videoType: string | null } | undefined> {
  return db.selectFrom('media').select(['width', 'videoType']).where('id', '=', id).executeTakeFirst()
}

export async function deleteMedia(db: Db, id: string): Promise<void> {
  await db.deleteFrom('media').where('id', '=', id).execute()
}
