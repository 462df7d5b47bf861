import type { Insertable } from 'kysely'
import type { Color } from '#catalog/product.ts'
import type { Db, Tx } from '#lib/db.server.ts'
import type { ComingImages } from '#lib/tables.server.ts'
import { pictureUrl } from '#media/picture.ts'

const images = (db: Db | Tx) =>
  db
    .selectFrom('comingImages')
    .innerJoin('media', 'media.id', 'comingImages.mediaId')
    .selectAll('comingImages')
    .select(['media.width', 'media.height'])

type Row = Awaited<ReturnType<ReturnType<typeof images>['executeTakeFirstOrThrow']>>

export type ShownImage = ReturnType<typeof shown>

const shown = ({ id, mediaId, collection, createdAt, ...row }: Row) => ({
  ...row,
  id,
  _id: id,
  public_id: mediaId,
  image: pictureUrl(mediaId, row.width),
  collection,
  createdAt: createdAt.toISOString(),
})

/** In the order in which they were put there. */
export async function listImages(db: Db, collection: Color): Promise<ShownImage[]> {
  const rows = await images(db)
    .where('comingImages.collection', '=', collection)
    .orderBy('comingImages.createdAt')
    .orderBy('comingImages.id')
    .execute()
  return rows.map(shown)
}

/** Only a picture: a video has a player of its own. */
export async function isPicture(tx: Tx, mediaId: string): Promise<boolean> {
  const media = tx.selectFrom('media').select('id').where('id', '=', mediaId).where('kind', '=', 'image')
  // It is not taken off the disk before what refers to it is there.
  return (await media.forKeyShare().executeTakeFirst()) !== undefined
}

export async function insertImage(tx: Tx, image: Insertable<ComingImages> & { id: string }): Promise<ShownImage> {
  await tx.insertInto('comingImages').values(image).execute()
  return shown(await images(tx).where('comingImages.id', '=', image.id).executeTakeFirstOrThrow())
}

export async function deleteImage(tx: Tx, id: string): Promise<{ mediaId: string } | undefined> {
  return tx.deleteFrom('comingImages').where('id', '=', id).returning('mediaId').executeTakeFirst()
}
