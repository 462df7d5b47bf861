import type { Db } from '#lib/db.server.ts'
import { inPiastres, type Piastres } from '#lib/money.ts'
import { listSellable } from './db.server.ts'
import type { Category, Size } from './product.ts'

export interface Sellable {
  productId: string
  size: Size
  name: string
  nameAr: string
  category: Category
  price: Piastres
  available: number
}

/** What of these sizes is sold, at which price, and how many of each. Nothing is locked or held. */
export async function findSellable(db: Db, sizes: readonly { productId: string; size: Size }[]): Promise<Sellable[]> {
  const rows = await listSellable(db, sizes)
  return rows.map(({ productId, size, name, nameAr, category, finalPrice, onHand, reserved }) => {
    return { productId, size, name, nameAr, category, price: inPiastres(finalPrice), available: onHand - reserved }
  })
}
