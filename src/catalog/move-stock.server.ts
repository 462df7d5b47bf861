import type { Tx } from '#lib/db.server.ts'
import { enqueue } from '#lib/jobs.server.ts'
import { notice } from '#lib/notices.server.ts'
import {
  addToVariant,
  insertLedgerRows,
  type StockCause,
  type StockChange,
  type StockMoved,
} from './db-stock.server.ts'

/** Books changes to rows that the caller has locked: the shelf and its ledger in one transaction. */
export async function moveStock(tx: Tx, changes: StockChange[], cause: StockCause): Promise<void> {
  const real = changes.filter(({ onHand, reserved }) => onHand !== 0 || reserved !== 0)
  if (real.length === 0) return
  const moved: StockMoved[] = []
  for (const change of real) moved.push(await addToVariant(tx, change))
  await insertLedgerRows(tx, moved, cause)
  // Whoever waits for a size hears of it once it may be ordered again.
  for (const { variantId, onHand, reserved } of real)
    if (onHand > reserved) await enqueue(tx, 'tell-size-is-back', { variantId })
  await notice(tx, 'stock')
}
