import type { Tx } from '#lib/db.server.ts'
import { CORRECTABLE } from './correctable.ts'
import { wholeMinute } from './opening/whole-minute.ts'

/** As `lockProduct`: an order's line that refers to the product does not wait for it. */
export async function lockCorrected(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('products')
    .select([...CORRECTABLE, 'updatedAt'])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row && { ...row, opensAt: row.opensAt && wholeMinute(row.opensAt) }
}

export async function listImagesOf(tx: Tx, productId: string) {
  return tx
    .selectFrom('productImages')
    .select(['mediaId', 'alt', 'altAr'])
    .where('productId', '=', productId)
    .orderBy('position')
    .execute()
}
