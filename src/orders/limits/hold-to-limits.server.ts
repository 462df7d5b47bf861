import type { TakenSize } from '#catalog/take-sizes.server.ts'
import type { Tx } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { Person } from '../cash/db-cash.server.ts'
import { sumPieces } from './db-limits.server.ts'

/** Nobody gets more of a product than one shopper may have; who is the same shopper waits for them, so none is missed. */
export async function holdToLimits(tx: Tx, sizes: readonly TakenSize[], person: Person): Promise<void> {
  const limitedSizes = new Map<string, TakenSize>()
  for (const size of sizes) {
    const quantity = (limitedSizes.get(size.productId)?.quantity ?? 0) + size.quantity
    if (size.maxPerShopper !== null) limitedSizes.set(size.productId, { ...size, quantity })
  }
  if (limitedSizes.size === 0) return
  const had = await sumPieces(tx, [...limitedSizes.keys()], person)
  for (const { productId, name, nameAr, quantity, maxPerShopper } of limitedSizes.values()) {
    const limit = maxPerShopper ?? quantity
    const left = Math.max(0, limit - (had.get(productId) ?? 0))
    if (quantity > left)
      throw new Refusal('SHOPPER_LIMIT_REACHED', { details: { productId, name, nameAr, limit, left } })
  }
}
