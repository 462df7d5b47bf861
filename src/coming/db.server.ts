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

export type ShownImage = ReturnType<typeof shownImage>

const shownImage = ({ id, mediaId, collection, createdAt, ...row }: Row) => ({
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
  return rows.map(shownImage)
}

interface Picture {
  id: string
  width: number
  height: number
}

/** Only a picture: a video has a player of its own. It is not taken off the disk before what refers to it is there. */
export const holdPicture = (tx: Tx, mediaId: string): Promise<Picture | undefined> =>
  tx
    .selectFrom('media')
    .select(['id', 'width', 'height'])
    .where('id', '=', mediaId)
    .where('kind', '=', 'image')
    .forKeyShare()
    .executeTakeFirst()

export async function insertImage(
  tx: Tx,
  image: Omit<Insertable<ComingImages>, 'mediaId'>,
  media: Picture,
): Promise<ShownImage> {
  const inserted = tx
    .insertInto('comingImages')
    .values({ ...image, mediaId: media.id })
    .returningAll()
  return shownImage({ ...(await inserted.executeTakeFirstOrThrow()), width: media.width, height: media.height })
}

export async function deleteImage(tx: Tx, id: string): Promise<{ mediaId: string } | undefined> {
  return tx.deleteFrom('comingImages').where('id', '=', id).returning('mediaId').executeTakeFirst()
}
