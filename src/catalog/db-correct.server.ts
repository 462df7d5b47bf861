import type { Tx } from '#lib/db.server.ts'

export const CORRECTED = [
  'name',
  'nameAr',
  'description',
  'descriptionAr',
  'price',
  'discount',
  'color',
  'collection',
  'category',
  'sizeGroup',
] as const

/** As `lockProduct`: an order's line that refers to the product does not wait for it. */
export async function lockCorrected(tx: Tx, id: string) {
  return tx
    .selectFrom('products')
    .select([...CORRECTED, 'updatedAt'])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function listImagesOf(tx: Tx, productId: string) {
  return tx
    .selectFrom('productImages')
    .select(['mediaId', 'alt', 'altAr'])
    .where('productId', '=', productId)
    .orderBy('position')
    .execute()
}
