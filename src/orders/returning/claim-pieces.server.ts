import type { Tx } from '#lib/db.server.ts'
import { addToClaimed, addToOpenReturns } from './db-returning.server.ts'

interface Claim {
  orderId: string
  /** Below zero they are let go of. */
  lines: readonly { variantId: string; pieces: number }[]
  /** How many more returns are open. */
  opens: -1 | 0 | 1
}

/** Inside the caller's transaction, the order locked: what a return is about is no other one's. */
export async function claimPieces(tx: Tx, { orderId, lines, opens }: Claim): Promise<void> {
  for (const { variantId, pieces } of lines) if (pieces !== 0) await addToClaimed(tx, orderId, variantId, pieces)
  if (opens !== 0) await addToOpenReturns(tx, orderId, opens)
}
