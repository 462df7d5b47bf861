import { lockVariants } from '#catalog/lock-variants.server.ts'
import { moveStock } from '#catalog/move-stock.server.ts'
import { refuseMissing } from '#catalog/refuse-short.server.ts'
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
  const changes = lines.map(({ variantId, quantity }) => ({
    variantId,
    onHand: piece.onHand * quantity,
    reserved: piece.reserved * quantity,
  }))
  await refuseMissing(tx, shelf, changes)
  await moveStock(tx, changes, cause)
}
