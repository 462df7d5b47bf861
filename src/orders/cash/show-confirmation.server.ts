import type { OrderRow } from '../db.server.ts'
import { isHeld, mayBeConfirmed } from './confirmation.ts'
import { CASH_REASONS } from './judge.ts'

type Asked = Pick<
  OrderRow,
  'paymentMethod' | 'status' | 'isPaid' | 'confirmedAt' | 'confirmedBy' | 'askedInVain' | 'cashReasons'
>

function stateOf({ confirmedAt, askedInVain }: Asked): 'confirmed' | 'no answer' | 'not confirmed' {
  if (confirmedAt !== null) return 'confirmed'
  return askedInVain > 0 ? 'no answer' : 'not confirmed'
}

/** In the order in which the settings have their rules. */
export const reasonsIn = ({ cashReasons }: Pick<OrderRow, 'cashReasons'>) =>
  CASH_REASONS.filter((reason) => cashReasons.includes(reason))

/** What the team sees of whether a cash order is wanted; the shopper is told nothing of rules. */
export function shownConfirmation(order: Asked) {
  if (order.paymentMethod !== 'cod') return null
  return {
    state: stateOf(order),
    by: order.confirmedBy,
    at: order.confirmedAt === null ? null : new Date(order.confirmedAt).toISOString(),
    tries: order.askedInVain,
    mayAnswer: mayBeConfirmed(order),
    isHeld: isHeld(order),
    reasons: reasonsIn(order),
  }
}
