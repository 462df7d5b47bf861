import type { Tx } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { describePiece } from './db-stock.server.ts'

interface Short {
  variantId: string
  available: number
}

/** OUT_OF_STOCK, with the piece by name and whether it has but one size, whose letter says nothing. */
export async function refuseShort(tx: Tx, { variantId, available }: Short): Promise<never> {
  throw new Refusal('OUT_OF_STOCK', { details: { ...(await describePiece(tx, variantId)), available } })
}

/** STOCK_TOO_LOW: `amount` pieces were to be taken away. */
export async function refuseTooLow(tx: Tx, { variantId, available, amount }: Short & { amount: number }) {
  const { size, isOneSize } = await describePiece(tx, variantId)
  throw new Refusal('STOCK_TOO_LOW', { details: { size, isOneSize, available, amount } })
}
