import type { BulkAction } from '../bulk/wire-bulk.ts'
import {
  factsAfter,
  type Holds,
  holdsOf,
  mayBeRefused,
  type OrderFacts,
  type OrderStatus,
  STATUSES,
  statusOf,
  stockMove,
} from '../order.ts'

interface Shown {
  status: OrderStatus
  isPaid: boolean
}

/** The facts behind what a screen was told. How far a cancelled order had come makes no difference any more. */
const factsOf = ({ status, isPaid }: Shown): OrderFacts => ({
  isPaid,
  fulfilment: status === 'shipped' || status === 'delivered' ? status : 'none',
  isCancelled: status === 'cancelled',
})

type StockEffect =
  | 'unchanged'
  | 'deducted'
  | 'released'
  | 'back'
  | 'lost'
  | 'backReserved'
  | 'lostReserved'
  | 'reservedAgain'
  | 'deductedAgain'

export interface Foreseen {
  /** The word the order will stand under: cash that comes in late leaves a sent order sent. */
  becomes: OrderStatus
  effect: StockEffect
  /** The goods have left the shop: are they on the shelf again? */
  asksForGoods: boolean
  recordsPayment: boolean
}

function effectOf(from: OrderFacts, to: OrderFacts, goodsAreBack: boolean): StockEffect {
  const before = holdsOf(from)
  const after = holdsOf(to)
  const { onHand } = stockMove(before, after, goodsAreBack)
  const effects: Record<Holds, Record<Holds, StockEffect>> = {
    nothing: { nothing: 'unchanged', reserved: 'reservedAgain', deducted: 'deductedAgain' },
    reserved: { nothing: 'released', reserved: 'unchanged', deducted: 'deducted' },
    deducted: {
      nothing: onHand > 0 ? 'back' : 'lost',
      reserved: onHand > 0 ? 'backReserved' : 'lostReserved',
      deducted: 'unchanged',
    },
  }
  return effects[before][after]
}

/** What will happen if this status is set; null where a recorded payment stands against it. */
export function foresee(order: Shown, nextStatus: OrderStatus, goodsAreBack: boolean): Foreseen | null {
  const from = factsOf(order)
  const to = factsAfter(from, nextStatus)
  if (!to) return null
  const wasSent = from.fulfilment !== 'none' && !from.isCancelled
  return {
    becomes: statusOf(to),
    effect: effectOf(from, to, goodsAreBack),
    asksForGoods: wasSent && holdsOf(from) === 'deducted' && holdsOf(to) !== 'deducted',
    recordsPayment: to.isPaid && !from.isPaid,
  }
}

/** What may be chosen: another status, and none that a recorded payment stands against. */
export const choicesFor = (order: Shown & Pick<Payable, 'confirmation'>): OrderStatus[] =>
  STATUSES.filter((status) => {
    const next = foresee(order, status, true)
    if (order.confirmation?.isHeld && status !== 'pending' && status !== 'cancelled') return false
    return next !== null && (next.becomes !== order.status || next.recordsPayment)
  })

export type NextStep = 'approve' | 'ship' | 'deliver'

interface Payable extends Shown {
  paymentMethod: 'cod' | 'paymob'
  /** Null and nothing: it waits for nobody's word. */
  confirmation?: { isHeld: boolean } | null
}

/** What is usually done next, the likeliest first: the courier brings the cash, with the parcel's delivery or after it. */
export function nextSteps(order: Payable): NextStep[] {
  if (order.confirmation?.isHeld) return []
  const cash: NextStep[] = mayApprove(order) ? ['approve'] : []
  if (order.status === 'pending') return order.paymentMethod === 'cod' ? ['ship', ...cash] : []
  if (order.status === 'paid') return ['ship']
  if (order.status === 'shipped') return ['deliver', ...cash]
  return cash
}

/** May this be done to it, alone or among many? What is refused at the door is never just what comes next. */
export const mayTake = (order: Payable, action: BulkAction): boolean =>
  action === 'refuse' ? mayBeRefused(order) : nextSteps(order).includes(action)

export const mayApprove = (order: Payable): boolean =>
  !order.confirmation?.isHeld && order.paymentMethod === 'cod' && !order.isPaid && order.status !== 'cancelled'

/** Only the provider knows whether a card was charged: it is asked before anybody's word counts. */
export const asksProvider = (order: { paymentMethod: 'cod' | 'paymob' }, { recordsPayment }: Foreseen): boolean =>
  recordsPayment && order.paymentMethod === 'paymob'

/** Nobody collects for a card at the door: what is sent unpaid is given away. */
export const sendsUnpaid = (
  { isPaid, paymentMethod }: { isPaid: boolean; paymentMethod: 'cod' | 'paymob' },
  nextStatus: OrderStatus | null,
): boolean => !isPaid && paymentMethod === 'paymob' && (nextStatus === 'shipped' || nextStatus === 'delivered')

/** Delivered, its cash is in somebody's hands. */
export const asksForCash = (order: Payable, nextStatus: OrderStatus | null): boolean =>
  nextStatus === 'delivered' && order.status !== 'delivered' && !order.isPaid && order.paymentMethod === 'cod'

/** A courier that was named keeps the cash until it settles; without one, the shop brought the parcel itself. */
export const hasCashHere = ({ parcel }: { parcel: { courier: string } | null }): boolean => !parcel?.courier.trim()
