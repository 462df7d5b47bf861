import type { Db } from '#lib/db.server.ts'
import { pictureUrl } from '#media/picture.ts'
import { MOST_LOOKS } from './gallery.ts'

/** Items whose gallery is shown and that name a product of the shop window; a picture that several hold, once. */
export async function listLooks(db: Db, productId: string) {
  const onceEach = db
    .selectFrom('galleryItems')
    .innerJoin('galleryItemProducts', 'galleryItemProducts.itemId', 'galleryItems.id')
    .innerJoin('products', 'products.id', 'galleryItemProducts.productId')
    .innerJoin('galleries', 'galleries.id', 'galleryItems.galleryId')
    .innerJoin('media', 'media.id', 'galleryItems.mediaId')
    .distinctOn('media.id')
    .select(['galleryItems.id', 'galleryItems.title', 'galleryItems.titleAr', 'galleryItems.alt', 'galleryItems.altAr'])
    .select(['galleryItems.position', 'galleryItems.galleryId', 'galleries.position as galleryPosition'])
    .select(['galleries.name', 'galleries.nameAr'])
    .select(['media.id as mediaId', 'media.kind', 'media.posterId', 'media.width', 'media.height'])
    .where('products.id', '=', productId)
    .where('products.status', '=', 'published')
    .where('products.deletedAt', 'is', null)
    .where('galleries.isActive', '=', true)
    .orderBy('media.id')
    .orderBy('galleries.position')
    .orderBy('galleryItems.position')
  const rows = await db
    .selectFrom(onceEach.as('looks'))
    .selectAll()
    .select(({ selectFrom, fn }) =>
      selectFrom('galleryItems as all')
        .whereRef('all.galleryId', '=', 'looks.galleryId')
        .select(fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('itemCount'),
    )
    .orderBy('galleryPosition')
    .orderBy('galleryId', 'desc')
    .orderBy('position')
    .limit(MOST_LOOKS)
    .execute()
  return rows.map(({ kind, mediaId, posterId, galleryId, name, nameAr, itemCount, ...look }) => ({
    ...look,
    _id: look.id,
    type: kind === 'video' ? ('video' as const) : ('image' as const),
    thumbnail: pictureUrl(posterId ?? mediaId, look.width),
    gallery: { _id: galleryId, id: galleryId, name, nameAr, itemCount },
  }))
}
