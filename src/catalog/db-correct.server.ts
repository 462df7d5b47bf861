import type { Tx } from '#lib/db.server.ts'
import { CORRECTABLE } from './correctable.ts'

/** As `lockProduct`: an order's line that refers to the product does not wait for it. */
export async function lockCorrected(tx: Tx, id: string) {
  return tx
    .selectFrom('products')
    .select([...CORRECTABLE, 'updatedAt'])
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
