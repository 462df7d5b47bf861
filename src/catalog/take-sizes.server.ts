import type { Tx } from '#lib/db.server.ts'
import { inPiastres, type Piastres } from '#lib/money.ts'
import { Refusal } from '#lib/refusal.ts'
import { lockSellable } from './db.server.ts'
import type { Category, Size } from './product.ts'

export interface WantedSize {
  productId: string
  size: Size
  quantity: number
}

/** One size of one product as it is sold right now, its row locked until the transaction ends. */
export interface TakenSize extends WantedSize {
  variantId: string
  name: string
  nameAr: string
  category: Category
  price: Piastres
  /** Before the product's own discount. */
  fullPrice: Piastres
  mediaId: string | null
  /** Null: it is open. */
  opensAt: Date | null
  maxPerShopper: number | null
}

/** The same product and size twice is one line. */
export function merged<Line extends WantedSize>(lines: readonly Line[]): Line[] {
  const linesByKey = new Map<string, Line>()
  for (const line of lines) {
    const key = `${line.productId} ${line.size}`
    const earlier = linesByKey.get(key)
    linesByKey.set(key, earlier ? { ...earlier, quantity: earlier.quantity + line.quantity } : line)
  }
  return [...linesByKey.values()]
}

/** Locks every size wanted and checks that there is enough of it, or refuses the whole with OUT_OF_STOCK. */
export async function takeSizes(tx: Tx, sizes: readonly WantedSize[]): Promise<TakenSize[]> {
  const rows = await lockSellable(tx, sizes)
  return sizes.map((line) => {
    const row = rows.find(({ productId, size }) => productId === line.productId && size === line.size)
    if (!row) throw new Refusal('NOT_FOUND', { details: { productId: line.productId, size: line.size } })
    const available = row.onHand - row.reserved
    const { name, nameAr, category, variantId, mediaId, opensAt, maxPerShopper, isOneSize } = row
    if (available < line.quantity)
      throw new Refusal('OUT_OF_STOCK', {
        details: { productId: line.productId, size: line.size, available, name, nameAr, isOneSize },
      })
    const prices = { price: inPiastres(row.finalPrice), fullPrice: inPiastres(row.price) }
    return { ...line, ...prices, variantId, name, nameAr, category, mediaId, opensAt, maxPerShopper }
  })
}
