import type { Db, Tx } from '#lib/db.server.ts'
import { findUsedPromoCode } from './db.server.ts'
import { isFor, type PricedLine } from './promo-code.ts'

/** Which lines of an order its code took something off; all of them where nobody knows any more. */
export async function findEligible(db: Db | Tx, orderId: string, lines: readonly PricedLine[]): Promise<boolean[]> {
  const promo = await findUsedPromoCode(db, orderId)
  return lines.map((line) => !promo || isFor(promo, line))
}
