import { lockVariants } from '#catalog/lock-variants.server.ts'
import { moveStock } from '#catalog/move-stock.server.ts'
import type { Tx } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { listLinesOf } from './db.server.ts'
import type { StockMove } from './order.ts'

interface Cause {
  reason: string
  orderId: string
  accountId: string | null
}

/** Books so much for each piece of an order; refuses what is not there. */
export async function moveHoldings(tx: Tx, piece: StockMove, cause: Cause): Promise<void> {
  if (piece.onHand === 0 && piece.reserved === 0) return
  const lines = await listLinesOf(tx, cause.orderId)
  const shelf = await lockVariants(
    tx,
    lines.map(({ variantId }) => variantId),
  )
  const changes = lines.map(({ variantId, quantity, ...line }) => {
    const onHand = piece.onHand * quantity
    const reserved = piece.reserved * quantity
    const variant = shelf.find(({ id }) => id === variantId)
    const available = variant ? variant.onHand - variant.reserved : 0
    if (available + onHand - reserved < 0) throw new Refusal('OUT_OF_STOCK', { details: { ...line, available } })
    return { variantId, onHand, reserved }
  })
  await moveStock(tx, changes, cause)
}
