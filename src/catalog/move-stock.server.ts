import type { Tx } from '#lib/db.server.ts'
import { enqueue } from '#lib/jobs.server.ts'
import { notice, noticeHere } from '#lib/notices.server.ts'
import { type Booked, bookChanges, type StockCause, type StockChange } from './db-stock.server.ts'

/** Pieces of a size; who puts more into a cart at once is told by the cart how many there are. */
const FEW = 10

/** A page says only of a few how many there are, so the hundredth piece that is sold changes none. */
function isSeen({ onHand, reserved, onHandAfter, reservedAfter, lowStock }: Booked): boolean {
  const after = onHandAfter - reservedAfter
  const before = after - (onHand - reserved)
  return before !== after && Math.min(before, after) <= Math.max(lowStock, FEW)
}

/** One change of each size. */
function summed(changes: readonly StockChange[]): StockChange[] {
  const sums = new Map<string, StockChange>()
  for (const { variantId, onHand, reserved } of changes) {
    const sum = sums.get(variantId) ?? { variantId, onHand: 0, reserved: 0 }
    sums.set(variantId, { variantId, onHand: sum.onHand + onHand, reserved: sum.reserved + reserved })
  }
  return [...sums.values()].filter(({ onHand, reserved }) => onHand !== 0 || reserved !== 0)
}

/** Books changes to rows that the caller has locked: the shelf and its ledger in one transaction. */
export async function moveStock(tx: Tx, changes: StockChange[], cause: StockCause): Promise<void> {
  const real = summed(changes)
  if (real.length === 0) return
  const moved = await bookChanges(tx, real, cause)
  // Whoever waits for a size hears of it once it may be ordered again.
  for (const { variantId, onHand, reserved } of real)
    if (onHand > reserved) await enqueue(tx, 'tell-size-is-back', { variantId })
  if (moved.some(isSeen)) await notice(tx, 'stock')
  else noticeHere(tx, 'pieces')
}
