import type { Insertable } from 'kysely'
import type { Db, Tx } from '#lib/db.server.ts'
import type { Media } from '#lib/tables.server.ts'

export async function insertMedia(tx: Tx, media: Insertable<Media>): Promise<void> {
  await tx.insertInto('media').values(media).execute()
}

export async function findMedia(
  db: Db,
  id: string,
): Promise<{ width: number; height: number; videoType: string | null; bytes: number } | undefined> {
  return db
    .selectFrom('media')
    .select(['width', 'height', 'videoType', 'bytes'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The database refuses it while any row refers to it. */
export async function deleteMedia(tx: Tx, id: string): Promise<{ posterId: string | null } | undefined> {
  return tx.deleteFrom('media').where('id', '=', id).returning('posterId').executeTakeFirst()
}

export async function listUnused(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('media')
    .select('id')
    .where('createdAt', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('productImages').select('mediaId').whereRef('mediaId', '=', 'media.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('galleryItems').select('mediaId').whereRef('mediaId', '=', 'media.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('comingImages').select('mediaId').whereRef('mediaId', '=', 'media.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('orderLines').select('mediaId').whereRef('mediaId', '=', 'media.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('accounts').select('pictureId').whereRef('pictureId', '=', 'media.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('media as film').select('posterId').whereRef('film.posterId', '=', 'media.id'))),
    )
    .execute()
  return rows.map(({ id }) => id)
}
