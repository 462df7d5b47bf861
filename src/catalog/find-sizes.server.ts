import type { Tx } from '#lib/db.server.ts'
import { inPiastres } from '#lib/money.ts'
import { listSellable } from './db.server.ts'
import type { Size } from './product.ts'
import type { TakenSize } from './take-sizes.server.ts'

export type SoldSize = Omit<TakenSize, 'quantity' | 'opensAt' | 'maxPerShopper'>

/** Of these sizes those that are sold, at today's price; whoever takes of them locks them first. */
export async function findSizes(tx: Tx, sizes: readonly { productId: string; size: Size }[]): Promise<SoldSize[]> {
  const rows = await listSellable(tx, sizes)
  return rows.map(({ variantId, productId, size, name, nameAr, category, mediaId, finalPrice, price }) => {
    const prices = { price: inPiastres(finalPrice), fullPrice: inPiastres(price) }
    return { variantId, productId, size, name, nameAr, category, mediaId, ...prices }
  })
}
