import type { Tx } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { LockedOrder } from '../lock-any-order.server.ts'
import { statusOf } from '../order.ts'
import { listReturnable } from './db-returning.server.ts'
import { freePieces } from './free-pieces.ts'
import { putBack } from './put-back.server.ts'

export interface LineBack {
  productId: string
  size: string
  quantity: number
}

interface Returning {
  lines: readonly LineBack[]
  /** Are they on the shelf again? */
  restock: boolean
  accountId: string
  /** Of a return that they were claimed for; otherwise what a return is about is that return's to refund. */
  isClaimed?: boolean
}

/**
 * Inside the caller's transaction, the order locked: which pieces a refund is for. What is back goes on the shelf once,
 * also where the bank refused an earlier refund of the same pieces.
 */
export async function takeLinesBack(
  tx: Tx,
  order: LockedOrder,
  { lines, restock, accountId, isClaimed = false }: Returning,
) {
  if (lines.length === 0) return []
  if (restock && order.holds !== 'deducted')
    throw new Refusal('STALE_EDIT', { details: { status: statusOf(order), isPaid: order.isPaid } })
  const bought = await listReturnable(tx, order.id)
  const rows = lines.map(({ productId, size, quantity }) => {
    const line = bought.find((each) => each.productId === productId && each.size === size)
    const left = line && (isClaimed ? line.quantity - line.refunded : freePieces(line))
    if (!line || !left || quantity > left) throw new Refusal('INVALID', { errors: { lines: 'tooMany' } })
    const restocked = restock ? Math.min(quantity, line.quantity - line.returned) : 0
    return { variantId: line.variantId, name: line.name, nameAr: line.nameAr, size, quantity, restocked, isClaimed }
  })
  const back = rows
    .filter(({ restocked }) => restocked > 0)
    .map(({ variantId, restocked }) => ({ variantId, onShelf: restocked, back: restocked }))
  await putBack(tx, { orderId: order.id, accountId, reason: 'refunded', rows: back })
  return rows
}
