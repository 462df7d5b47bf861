import { lockVariants } from '#catalog/lock-variants.server.ts'
import { moveStock } from '#catalog/move-stock.server.ts'
import { refuseShort } from '#catalog/refuse-short.server.ts'
import type { Tx } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { reusePromoCode } from '#promo-codes/reuse-promo-code.server.ts'
import { hasMoneyMoved } from '../db-shown-money.server.ts'
import type { LockedOrder } from '../lock-any-order.server.ts'
import { statusOf, stockMove } from '../order.ts'
import {
  type Contents,
  forgetContents,
  getContents,
  type KeptContents,
  restoreLines,
  updateContents,
} from './db-edits.server.ts'

interface Mistake {
  at: Date
  step: number
  accountId: string
  kept: KeptContents
}

/** Pieces that it gave away are taken again, where nobody else has taken them. */
async function takeStockBack(
  tx: Tx,
  order: LockedOrder,
  now: Contents,
  { kept: keptContents, accountId }: Mistake,
): Promise<void> {
  const [had, has] = [keptContents.lines, now.lines].map(
    (lines) => new Map(lines.map((line) => [line.variantId, line.quantity])),
  )
  const variantIds = [...new Set([...keptContents.lines, ...now.lines].map(({ variantId }) => variantId))]
  const piece = stockMove('nothing', order.holds, true)
  const shelf = await lockVariants(tx, variantIds)
  const changes = shelf.map(({ id: variantId, onHand, reserved }) => {
    const pieces = (had?.get(variantId) ?? 0) - (has?.get(variantId) ?? 0)
    const available = Math.max(0, onHand - reserved)
    return { variantId, pieces, available, onHand: piece.onHand * pieces, reserved: piece.reserved * pieces }
  })
  const short = changes.find(({ pieces, available }) => pieces > available)
  if (short) await refuseShort(tx, short)
  await moveStock(tx, changes, { reason: 'edit undone', orderId: order.id, accountId })
}

/** Inside the caller's transaction, the order locked and the edit its last step: contents, stock and code are as before. */
export async function takeEditBack(tx: Tx, order: LockedOrder, mistake: Mistake, now: Date): Promise<void> {
  const { kept: keptContents, at, step } = mistake
  const { id } = order
  if (order.updatedAt.getTime() !== at.getTime())
    throw new Refusal('STALE_EDIT', { details: { status: statusOf(order), isPaid: order.isPaid } })
  if (await hasMoneyMoved(tx, id, at)) throw new Refusal('STATE_CONFLICT')
  await takeStockBack(tx, order, await getContents(tx, id), mistake)
  await restoreLines(tx, id, keptContents.lines)
  if (keptContents.promo) await reusePromoCode(tx, keptContents.promo)
  await updateContents(tx, id, { ...keptContents.order, updatedAt: now })
  await forgetContents(tx, step)
}
