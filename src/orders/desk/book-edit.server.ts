import { moveStock } from '#catalog/move-stock.server.ts'
import type { Tx } from '#lib/db.server.ts'
import { enqueue } from '#lib/jobs.server.ts'
import { toPounds } from '#lib/money.ts'
import { Refusal } from '#lib/refusal.ts'
import { dropPromoCode } from '#promo-codes/drop-promo-code.server.ts'
import { insertStep } from '../db.server.ts'
import { statusOf, stockMove } from '../order.ts'
import { keepForUndo } from '../undo/keep-for-undo.server.ts'
import { UNDO_SECONDS } from '../undo/undo.ts'
import { insertEdit, keptOf, replaceLines, updateContents } from './db-edits.server.ts'
import type { EditPlan } from './plan-edit.server.ts'

interface Editor {
  /** Null for the shopper, by their link. */
  accountId: string | null
  note: string
  /** The total that the editor saw and agreed to, in piastres. */
  total: number
}

/** An order is never edited to another total than the editor saw. */
function refuseOtherTotal({ amounts, lines }: EditPlan, total: number): void {
  if (total === amounts.total) return
  throw new Refusal('PRICE_CHANGED', {
    details: {
      subtotal: toPounds(amounts.subtotal),
      shippingFee: toPounds(amounts.shippingFee),
      discount: toPounds(amounts.discount),
      total: toPounds(amounts.total),
      lines: lines.map(({ productId, size, quantity, price }) => ({
        productId,
        size,
        quantity,
        price: toPounds(price),
      })),
    },
  })
}

/** A guest is who they were when they ordered, with what was corrected of it. */
function guestAfter({ old, address }: EditPlan) {
  const corrected = (was: string | null, before: string, after: string) => (was === before ? after : was)
  return {
    guestName: corrected(old.guestName, old.name, address.name),
    guestEmail: corrected(old.guestEmail, old.email, address.email),
    guestPhone: corrected(old.guestPhone, old.phone, address.phone),
  }
}

/** Contents, stock, promo code, history and letter follow the plan in its own transaction. */
export async function bookEdit(tx: Tx, plan: EditPlan, { accountId, note, total }: Editor, now: Date): Promise<void> {
  const { order, old, amounts, promo, before, after } = plan
  const { id: orderId } = order
  refuseOtherTotal(plan, total)
  const piece = stockMove('nothing', order.holds, true)
  const changes = plan.moves.map(({ variantId, pieces }) => {
    return { variantId, onHand: piece.onHand * pieces, reserved: piece.reserved * pieces }
  })
  await moveStock(tx, changes, { reason: 'order edited', orderId, accountId })
  const lines = plan.lines.map(({ category: _, ...line }) => line)
  if (plan.isChange) await replaceLines(tx, orderId, { old: old.lines, lines })
  const dropped = promo?.why ? await dropPromoCode(tx, orderId) : undefined
  const { city: governorateId, ...address } = plan.address
  await updateContents(tx, orderId, { ...address, ...amounts, ...guestAfter(plan), governorateId, updatedAt: now })
  const status = statusOf(order)
  const step = await insertStep(tx, { orderId, at: now, accountId, fromStatus: status, toStatus: status, note })
  const isTeams = accountId !== null
  await insertEdit(tx, { step, orderId, before, after, kept: isTeams ? keptOf(old, dropped) : null })
  if (isTeams) await keepForUndo(tx, step, order, true)
  await enqueue(tx, 'send-order-mail', { orderId, event: 'edited', step }, isTeams ? UNDO_SECONDS : 0)
}
