import type { Db } from '#lib/db.server.ts'

/** The lists of the shop window that are not empty. */
export async function listWindows(db: Db): Promise<{ color: string; category: string; changedAt: Date }[]> {
  return db
    .selectFrom('products')
    .select((product) => ['color', 'category', product.fn.max('updatedAt').as('changedAt')])
    .where('deletedAt', 'is', null)
    .where('status', '=', 'published')
    .groupBy(['color', 'category'])
    .orderBy('category')
    .orderBy('color')
    .execute()
}

export async function countProducts(db: Db): Promise<number> {
  const { listed } = await db
    .selectFrom('products')
    .select((product) => product.fn.countAll<number>().as('listed'))
    .where('deletedAt', 'is', null)
    .where('status', '=', 'published')
    .executeTakeFirstOrThrow()
  return Number(listed)
}

interface SiteMapProduct {
  id: string
  changedAt: Date
  pictures: { mediaId: string; width: number }[]
}

/** By id, so that a product stays in its file while others come and go behind it. */
export async function listProducts(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<SiteMapProduct[]> {
  const products = await db
    .selectFrom('products')
    .select(['id', 'updatedAt as changedAt'])
    .where('deletedAt', 'is', null)
    .where('status', '=', 'published')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  if (products.length === 0) return []
  const pictures = await db
    .selectFrom('productImages')
    .innerJoin('media', 'media.id', 'productImages.mediaId')
    .select(['productImages.productId', 'productImages.mediaId', 'media.width'])
    .where(
      'productImages.productId',
      'in',
      products.map(({ id }) => id),
    )
    .orderBy('productImages.position')
    .execute()
  const byProduct = Map.groupBy(pictures, ({ productId }) => productId)
  return products.map((product) => ({ ...product, pictures: byProduct.get(product.id) ?? [] }))
}
