import { lockVariants } from '#catalog/lock-variants.server.ts'
import { moveStock } from '#catalog/move-stock.server.ts'
import { refuseMissing } from '#catalog/refuse-short.server.ts'
import type { Tx } from '#lib/db.server.ts'
import { addToReturned } from './db-returning.server.ts'

interface PutBack {
  orderId: string
  accountId: string
  reason: string
  /** Pieces that go on the shelf, and those that the order holds no more; below zero they did not come after all. */
  rows: readonly { variantId: string; onShelf: number; back: number }[]
}

/** Inside the caller's transaction, the order locked. */
export async function putBack(tx: Tx, { orderId, accountId, reason, rows }: PutBack): Promise<void> {
  if (rows.length === 0) return
  const shelf = await lockVariants(
    tx,
    rows.map(({ variantId }) => variantId),
  )
  const changes = rows.map(({ variantId, onShelf }) => ({ variantId, onHand: onShelf, reserved: 0 }))
  await refuseMissing(tx, shelf, changes)
  await moveStock(tx, changes, { reason, orderId, accountId })
  for (const { variantId, back } of rows) await addToReturned(tx, orderId, variantId, back)
}
