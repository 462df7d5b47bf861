import type { Insertable } from 'kysely'
import { recordPayment } from '#books/record-payment.server.ts'
import type { Tx } from '#lib/db.server.ts'
import { newId } from '#lib/id.server.ts'
import { enqueue, type JobNeeds } from '#lib/jobs.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { Payments } from '#lib/tables.server.ts'
import { isHeld } from './cash/confirmation.ts'
import { insertStep, updateFacts } from './db.server.ts'
import type { LockedOrder } from './lock-any-order.server.ts'
import { moveHoldings } from './move-holdings.server.ts'
import { movePromoCode } from './move-promo-code.server.ts'
import { factsAfter, hasArrived, holdsOf, type OrderFacts, type OrderStatus, statusOf, stockMove } from './order.ts'
import { oweBack } from './owe-back.server.ts'
import { refuseWaitingAgain } from './refuse-waiting-again.server.ts'
import { refuseOpenReturns } from './returning/refuse-open-returns.ts'
import type { NamedParcel } from './tending/put-parcel.server.ts'
import { keepForUndo } from './undo/keep-for-undo.server.ts'
import { UNDO_SECONDS } from './undo/undo.ts'

/** Seconds after delivery in which a piece is worn and perhaps washed; then the shopper is asked for a review. */
export const INVITE_AFTER = 3 * 24 * 3600

export interface StatusChange {
  orderId: string
  status: OrderStatus
  /** What whoever asks for it saw. */
  from?: OrderStatus | undefined
  /** Are goods that were sent back on the shelf? What was never sent is there anyway. */
  restock: boolean
  note: string
  /** Who brings it, where that is said at once. */
  parcel?: NamedParcel | undefined
  /** Null where a guest cancels. */
  accountId: string | null
  /** What paid it, where that is the card; otherwise somebody says so: in cash, or by hand for a card order. */
  card?: { attemptId: string; transactionId: number }
  /** Whoever delivered a cash order brought its money with them. */
  cashCame?: boolean | undefined
  /** Cancelled because its money did not come in time. */
  isExpired?: true
  /** Cancelled because nobody took it at the door. */
  isRefusal?: true
  /** By somebody of the team, who may undo it for a minute: until then nobody is told. */
  isTeams?: true
}

function paymentOf(
  order: LockedOrder,
  { card, note, accountId: recordedBy, orderId }: StatusChange,
  recordedAt: Date,
): Insertable<Payments> {
  const payment = { id: newId(), orderId, amount: order.total, recordedBy, recordedAt }
  if (card) return { ...payment, ...card, kind: 'card' }
  return order.paymentMethod === 'cod' ? { ...payment, kind: 'cash' } : { ...payment, kind: 'manual', reason: note }
}

type Event = JobNeeds['send-order-mail']['event']

/** Delivered with its money, it has arrived: one letter tells of both. */
function newsIn(before: OrderFacts, facts: OrderFacts): Event | null {
  const status = statusOf(facts)
  const hasJustArrived = status === 'delivered' && statusOf(before) !== 'delivered'
  if (facts.isPaid && !before.isPaid && !hasJustArrived) return 'paid'
  if (status !== 'pending' && status !== 'paid') return status
  return before.isCancelled ? 'stands again' : null
}

async function tell(tx: Tx, event: Event | null, step: number, { orderId, isTeams }: StatusChange): Promise<void> {
  if (event) await enqueue(tx, 'send-order-mail', { orderId, event, step }, isTeams ? UNDO_SECONDS : 0)
}

/** What a rule of the settings asks to be confirmed first is neither sent nor approved before; a card that pays it is its word. */
function refuseHeld(order: LockedOrder, to: OrderFacts, { card }: StatusChange): void {
  if (card || !isHeld(order) || holdsOf(to) !== 'deducted') return
  throw new Refusal('NEEDS_CONFIRMATION', { details: { status: statusOf(order), isPaid: order.isPaid } })
}

const causeOf = ({ isExpired, isRefusal }: StatusChange) => ({
  isExpired: isExpired === true,
  isRefusal: isRefusal === true,
})

const bringsCash = ({ paymentMethod, isPaid }: LockedOrder, { status, cashCame }: StatusChange): boolean =>
  cashCame === true && status === 'delivered' && paymentMethod === 'cod' && !isPaid

function factsWith(order: LockedOrder, change: StatusChange): OrderFacts {
  const facts = factsAfter(order, change.status)
  if (!facts) throw new Refusal('PAYMENT_RECORDED')
  return bringsCash(order, change) ? { ...facts, isPaid: true } : facts
}

/** What the stock's book and the order's history call it. */
function wordsOf(order: LockedOrder, change: StatusChange, after: OrderStatus) {
  if (change.isRefusal) return { reason: 'refused at the door', event: 'refused' } as const
  return { reason: `order ${after}`, event: bringsCash(order, change) ? 'cash came' : null } as const
}

/** Inside the caller's transaction, the order's row locked: facts, stock, payment, history and mail follow each other. */
export async function settleStatus(tx: Tx, order: LockedOrder, change: StatusChange, now: Date): Promise<void> {
  const { note, accountId, orderId } = change
  const before = statusOf(order)
  const facts = factsWith(order, change)
  refuseHeld(order, facts, change)
  const isNewlyPaid = facts.isPaid && !order.isPaid
  const after = statusOf(facts)
  if (after === before && !isNewlyPaid) return
  refuseOpenReturns(order, facts)
  await refuseWaitingAgain(tx, order, facts)
  const piece = stockMove(order.holds, holdsOf(facts), order.fulfilment === 'none' || change.restock)
  const { reason, event: what } = wordsOf(order, change, after)
  await moveHoldings(tx, piece, { reason, orderId, accountId })
  await movePromoCode(tx, order, facts, now)
  await updateFacts(tx, orderId, { ...facts, ...causeOf(change), holds: holdsOf(facts) }, now)
  if (isNewlyPaid) await recordPayment(tx, paymentOf(order, change, now))
  if (facts.isCancelled !== order.isCancelled) await oweBack(tx, orderId, facts, now)
  const toStatus = isNewlyPaid && what === null ? 'paid' : after
  const step = await insertStep(tx, { orderId, at: now, accountId, fromStatus: before, toStatus, note, event: what })
  await tell(tx, newsIn(order, facts), step, change)
  if (change.isTeams) await keepForUndo(tx, step, order, change.restock)
  if (hasArrived(facts)) await enqueue(tx, 'invite-to-review', { orderId, step }, INVITE_AFTER)
}
