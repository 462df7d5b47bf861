import type { Answer } from '#lib/endpoint.ts'
import { fromPounds } from '#lib/money.ts'
import type { getOrderCall } from './api.ts'
import { waitsForConfirmation } from './cash/confirmation.ts'
import type { OrderStatus } from './order.ts'
import type { Amounts } from './price.ts'

export type ShownOrder = Answer<typeof getOrderCall>['order']

export const amountsOf = (order: Pick<ShownOrder, keyof Amounts>): Amounts => ({
  subtotal: fromPounds(order.subtotal),
  shippingFee: fromPounds(order.shippingFee),
  discount: fromPounds(order.discount),
  total: fromPounds(order.total),
})

/** A card order before its money has come: not in preparation, and nothing for the courier to collect. */
export const waitsForCard = ({ paymentInfo }: Pick<ShownOrder, 'paymentInfo'>): boolean => paymentInfo.payBy !== null

/** The same for every cash order, held by a rule or not: who typed somebody's phone learns nothing by it. */
export const waitsForWord = (order: ShownOrder): boolean => !order.isPaid && waitsForConfirmation(order)

export function moneyBackOf({ isPaid, total, paymentInfo }: Pick<ShownOrder, 'isPaid' | 'total' | 'paymentInfo'>) {
  if (!isPaid || paymentInfo.refunded === 0) return 'none'
  return paymentInfo.refunded < total ? 'partly' : 'fully'
}

/** The way every parcel goes; payment comes in between or at the door. */
const WAY: readonly OrderStatus[] = ['pending', 'shipped', 'delivered']

export const stepsAhead = (status: OrderStatus): OrderStatus[] =>
  status === 'cancelled' ? [] : WAY.slice(Math.max(0, WAY.indexOf(status)) + 1)

/** From when its way is counted: it was sent last, or else confirmed, or else placed. */
export function countedFrom({ status, timeline, confirmedAt, createdAt }: ShownOrder): string {
  const shippedAt = status === 'shipped' ? timeline.findLast((step) => step.status === 'shipped')?.at : undefined
  return shippedAt ?? confirmedAt ?? createdAt
}

/** Of a cancelled order that nothing was paid for there is nothing to show. */
export const hasReceipt = ({ isPaid, status }: Pick<ShownOrder, 'isPaid' | 'status'>): boolean =>
  isPaid || status !== 'cancelled'
