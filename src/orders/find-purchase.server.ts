import type { Size } from '#catalog/product.ts'
import type { Db, Tx } from '#lib/db.server.ts'
import { findBoughtLine } from './db-purchases.server.ts'

export interface Purchase {
  size: Size
  isPaid: boolean
}

/** What this account bought of the product, a paid order before others; what was cancelled or deleted is no purchase. */
export async function findPurchase(
  db: Db | Tx,
  { accountId, productId }: { accountId: string; productId: string },
): Promise<Purchase | undefined> {
  return findBoughtLine(db, { accountId, productId })
}
