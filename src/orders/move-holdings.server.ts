import { lockVariants } from '#catalog/lock-variants.server.ts'
import { moveStock } from '#catalog/move-stock.server.ts'
import { refuseShort } from '#catalog/refuse-short.server.ts'
import type { Tx } from '#lib/db.server.ts'
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
  const changes = lines.map(({ variantId, quantity }) => {
    const variant = shelf.find(({ id }) => id === variantId)
    const available = variant ? variant.onHand - variant.reserved : 0
    return { variantId, available, onHand: piece.onHand * quantity, reserved: piece.reserved * quantity }
  })
  const short = changes.find(({ available, onHand, reserved }) => available + onHand - reserved < 0)
  if (short) await refuseShort(tx, short)
  await moveStock(tx, changes, cause)
}
