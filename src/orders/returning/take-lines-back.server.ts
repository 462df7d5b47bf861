import { lockVariants } from '#catalog/lock-variants.server.ts'
import { moveStock } from '#catalog/move-stock.server.ts'
import type { Tx } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { LockedOrder } from '../lock-any-order.server.ts'
import { statusOf } from '../order.ts'
import { addToReturned, listReturnable } from './db-returning.server.ts'

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
}

interface PutBack {
  orderId: string
  accountId: string
  rows: readonly { variantId: string; restocked: number }[]
}

async function putBack(tx: Tx, { orderId, accountId, rows }: PutBack): Promise<void> {
  if (rows.length === 0) return
  await lockVariants(
    tx,
    rows.map(({ variantId }) => variantId),
  )
  const changes = rows.map(({ variantId, restocked }) => ({ variantId, onHand: restocked, reserved: 0 }))
  await moveStock(tx, changes, { reason: 'refunded', orderId, accountId })
  for (const { variantId, restocked } of rows) await addToReturned(tx, orderId, variantId, restocked)
}

/**
 * Inside the caller's transaction, the order locked: which pieces a refund is for. What is back goes on the shelf once,
 * also where the bank refused an earlier refund of the same pieces.
 */
export async function takeLinesBack(tx: Tx, order: LockedOrder, { lines, restock, accountId }: Returning) {
  if (lines.length === 0) return []
  if (restock && order.holds !== 'deducted')
    throw new Refusal('STALE_EDIT', { details: { status: statusOf(order), isPaid: order.isPaid } })
  const bought = await listReturnable(tx, order.id)
  const rows = lines.map(({ productId, size, quantity }) => {
    const line = bought.find((each) => each.productId === productId && each.size === size)
    if (!line || quantity > line.quantity - line.refunded)
      throw new Refusal('INVALID', { errors: { lines: 'tooMany' } })
    const restocked = restock ? Math.min(quantity, line.quantity - line.returned) : 0
    return { variantId: line.variantId, name: line.name, nameAr: line.nameAr, size, quantity, restocked }
  })
  await putBack(tx, { orderId: order.id, accountId, rows: rows.filter(({ restocked }) => restocked > 0) })
  return rows
}
