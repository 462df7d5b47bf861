import type { Tx } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { listReturnsOf } from './db.server.ts'
import { isOpen } from './return.ts'

interface Gone {
  orderId: string
  variantIds: readonly string[]
  /** Of the line that is short, and how many of it can still come back. */
  line?: { name: string; nameAr: string; left: number }
}

/** Pieces that came back, were refunded, or are an open return's, which is named. */
export async function refuseGone(tx: Tx, { orderId, variantIds, line }: Gone): Promise<never> {
  const others = (await listReturnsOf(tx, orderId)).filter(
    ({ state, lines }) => isOpen(state) && lines.some(({ variantId }) => variantIds.includes(variantId)),
  )
  const claimedBy = others.length > 0 ? { claimedBy: others.map(({ code }) => code) } : {}
  throw new Refusal('RETURN_PIECES_GONE', { details: { ...line, ...claimedBy } })
}
