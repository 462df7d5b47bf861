import type { Db, Tx } from '#lib/db.server.ts'
import { inPiastres, type Piastres } from '#lib/money.ts'
import { listSellable } from './db.server.ts'
import type { Category, Color, Size } from './product.ts'

export interface Sellable {
  productId: string
  size: Size
  name: string
  nameAr: string
  category: Category
  color: Color
  price: Piastres
  available: number
  /** Null: it is open. */
  opensAt: Date | null
  maxPerShopper: number | null
}

/** What of these sizes is sold, at which price, and how many of each. Nothing is locked or held. */
export async function findSellable(
  db: Db | Tx,
  sizes: readonly { productId: string; size: Size }[],
): Promise<Sellable[]> {
  const rows = await listSellable(db, sizes)
  return rows.map(({ finalPrice, onHand, reserved, ...row }) => {
    const { productId, size, name, nameAr, category, color, opensAt, maxPerShopper } = row
    return {
      productId,
      size,
      name,
      nameAr,
      category,
      color,
      price: inPiastres(finalPrice),
      available: onHand - reserved,
      opensAt,
      maxPerShopper,
    }
  })
}
