import { type Insertable, sql, type Updateable } from 'kysely'
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

const shownImage = ({ id, mediaId, collection, createdAt, updatedAt, ...row }: Row) => ({
  ...row,
  id,
  _id: id,
  public_id: mediaId,
  image: pictureUrl(mediaId, row.width),
  collection,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})

/** In the owner's order; what is new stands last. */
export async function listImages(db: Db, collection: Color): Promise<ShownImage[]> {
  const rows = await images(db)
    .where('comingImages.collection', '=', collection)
    .orderBy('comingImages.position')
    .orderBy('comingImages.createdAt')
    .orderBy('comingImages.id')
    .execute()
  return rows.map(shownImage)
}

/** As they stand, and nobody else moves them meanwhile. */
export async function lockOrder(tx: Tx, collection: Color): Promise<string[]> {
  const rows = await tx
    .selectFrom('comingImages')
    .select(['id', 'position', 'createdAt'])
    .where('collection', '=', collection)
    .orderBy('id')
    .forUpdate()
    .execute()
  const sorted = rows.sort(
    (one, other) =>
      one.position - other.position ||
      one.createdAt.getTime() - other.createdAt.getTime() ||
      (one.id < other.id ? -1 : 1),
  )
  return sorted.map(({ id }) => id)
}

export async function writeOrder(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`update coming_images set position = placed.position - 1
    from unnest(${ids}::text[]) with ordinality as placed (id, position)
    where coming_images.id = placed.id and coming_images.position <> placed.position - 1`.execute(tx)
}

export async function lockImage(tx: Tx, id: string): Promise<{ updatedAt: Date } | undefined> {
  return tx.selectFrom('comingImages').select('updatedAt').where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function updateImage(tx: Tx, id: string, words: Updateable<ComingImages>): Promise<ShownImage> {
  await tx.updateTable('comingImages').set(words).where('id', '=', id).execute()
  return shownImage(await images(tx).where('comingImages.id', '=', id).executeTakeFirstOrThrow())
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
  image: Omit<Insertable<ComingImages>, 'mediaId' | 'position'>,
  media: Picture,
): Promise<ShownImage> {
  const inserted = tx
    .insertInto('comingImages')
    .values((values) => ({
      ...image,
      mediaId: media.id,
      position: values
        .selectFrom('comingImages')
        .select(sql<number>`coalesce(max(position) + 1, 0)`.as('position'))
        .where('collection', '=', image.collection),
    }))
    .returningAll()
  return shownImage({ ...(await inserted.executeTakeFirstOrThrow()), width: media.width, height: media.height })
}

export async function deleteImage(tx: Tx, id: string): Promise<{ mediaId: string } | undefined> {
  return tx.deleteFrom('comingImages').where('id', '=', id).returning('mediaId').executeTakeFirst()
}
