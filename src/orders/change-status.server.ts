import { lockVariants } from '#catalog/lock-variants.server.ts'
import { moveStock } from '#catalog/move-stock.server.ts'
import { type Db, inTransaction, type Tx } from '#lib/db.server.ts'
import { newId } from '#lib/id.server.ts'
import { enqueue } from '#lib/jobs.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { giveBackPromoCode } from '#promo-codes/give-back-promo-code.server.ts'
import { retakePromoCode } from '#promo-codes/retake-promo-code.server.ts'
import { insertStep, type LockedOrder, listLinesOf, lockOrder, updateFacts } from './db.server.ts'
import { insertPayment } from './db-payments.server.ts'
import { factsAfter, holdsOf, type OrderFacts, type OrderStatus, statusOf, stockMove } from './order.ts'

/** Seconds after delivery in which a piece is worn and perhaps washed; then the shopper is asked for a review. */
const INVITE_AFTER = 3 * 24 * 3600

export interface StatusChange {
  orderId: string
  status: OrderStatus
  /** Are goods that were sent back on the shelf? What was never sent is there anyway. */
  restock: boolean
  note: string
  /** Null where a guest cancels. */
  accountId: string | null
  /** What paid it, where that is the card; otherwise somebody says so: in cash, or by hand for a card order. */
  card?: { attemptId: string; transactionId: number }
  /** Cancelled because its money did not come in time. */
  isExpired?: true
}

/** The money that makes the order paid, as its method and whoever says so have it. */
function paymentOf(order: LockedOrder, { card, note, accountId: recordedBy, orderId }: StatusChange, recordedAt: Date) {
  const payment = { id: newId(), orderId, amount: order.total, recordedBy, recordedAt }
  if (card) return { ...payment, ...card, kind: 'card' }
  return order.paymentMethod === 'cod' ? { ...payment, kind: 'cash' } : { ...payment, kind: 'manual', reason: note }
}

/** Books the difference between what the order held and what it holds now; refuses what is not there. */
async function moveHoldings(tx: Tx, order: LockedOrder, to: OrderFacts, change: StatusChange): Promise<void> {
  const piece = stockMove(order.holds, holdsOf(to), order.fulfilment === 'none' || change.restock)
  if (piece.onHand === 0 && piece.reserved === 0) return
  const lines = await listLinesOf(tx, order.id)
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
  const { accountId, orderId } = change
  await moveStock(tx, changes, { reason: `order ${statusOf(to)}`, orderId, accountId })
}

const hasArrived = (facts: OrderFacts): boolean => facts.isPaid && statusOf(facts) === 'delivered'

/** Inside the caller's transaction, the order's row locked: facts, stock, payment, history and mail follow each other. */
export async function settleStatus(tx: Tx, order: LockedOrder, change: StatusChange, now: Date): Promise<void> {
  const { status, note, accountId, orderId } = change
  const before = statusOf(order)
  const facts = factsAfter(order, status)
  if (!facts) throw new Refusal('PAYMENT_RECORDED')
  const isNewlyPaid = facts.isPaid && !order.isPaid
  const after = statusOf(facts)
  if (after === before && !isNewlyPaid) return
  await moveHoldings(tx, order, facts, change)
  if (facts.isCancelled) await giveBackPromoCode(tx, orderId, now)
  else if (order.isCancelled) await retakePromoCode(tx, orderId)
  const isExpired = change.isExpired === true
  await updateFacts(tx, orderId, { ...facts, holds: holdsOf(facts), isExpired }, now)
  if (isNewlyPaid) await insertPayment(tx, paymentOf(order, change, now))
  const toStatus = isNewlyPaid ? 'paid' : after
  const step = await insertStep(tx, { orderId, at: now, accountId, fromStatus: before, toStatus, note })
  // Who was told that the order is cancelled is told that it stands again.
  const event = toStatus === 'pending' ? 'placed' : toStatus
  if (event !== 'placed' || order.isCancelled) await enqueue(tx, 'send-order-mail', { orderId, event, step })
  if (hasArrived(facts)) await enqueue(tx, 'invite-to-review', { orderId, step }, INVITE_AFTER)
}

/** Any status may be set; each change books only the difference. */
export function changeStatus(db: Db, change: StatusChange, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, change.orderId)
    if (!order) throw new Refusal('NOT_FOUND')
    await settleStatus(tx, order, change, now)
  })
}
