import type { Tx } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { describePiece, type StockChange, type VariantRow } from './db-stock.server.ts'

interface Short {
  variantId: string
  available: number
}

/** OUT_OF_STOCK, with the piece by name and whether it has but one size, whose letter says nothing. */
export async function refuseShort(tx: Tx, { variantId, available }: Short): Promise<never> {
  throw new Refusal('OUT_OF_STOCK', { details: { ...(await describePiece(tx, variantId)), available } })
}

/** Of sizes that the caller has locked: the first that a change would take more of than there is. */
export async function refuseMissing(tx: Tx, shelf: readonly VariantRow[], changes: readonly StockChange[]) {
  for (const { variantId, onHand, reserved } of changes) {
    const variant = shelf.find(({ id }) => id === variantId)
    const available = variant ? variant.onHand - variant.reserved : 0
    if (available + onHand - reserved < 0) await refuseShort(tx, { variantId, available })
  }
}

/** STOCK_TOO_LOW: `amount` pieces were to be taken away. */
export async function refuseTooLow(tx: Tx, { variantId, available, amount }: Short & { amount: number }) {
  const { size, isOneSize } = await describePiece(tx, variantId)
  throw new Refusal('STOCK_TOO_LOW', { details: { size, isOneSize, available, amount } })
}
