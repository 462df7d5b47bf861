import type { Answer } from '#lib/endpoint.ts'
import type { getOrderCall } from './api.ts'
import type { OrderStatus } from './order.ts'

export type ShownOrder = Answer<typeof getOrderCall>['order']

/** A card order before its money has come: not in preparation, and nothing for the courier to collect. */
export const waitsForCard = ({ paymentInfo }: Pick<ShownOrder, 'paymentInfo'>): boolean => paymentInfo.payBy !== null

export function moneyBackOf({ isPaid, total, paymentInfo }: Pick<ShownOrder, 'isPaid' | 'total' | 'paymentInfo'>) {
  if (!isPaid || paymentInfo.refunded === 0) return 'none'
  return paymentInfo.refunded < total ? 'partly' : 'fully'
}

/** The way every parcel goes; payment comes in between or at the door. */
const WAY: readonly OrderStatus[] = ['pending', 'shipped', 'delivered']

export const stepsAhead = (status: OrderStatus): OrderStatus[] =>
  status === 'cancelled' ? [] : WAY.slice(Math.max(0, WAY.indexOf(status)) + 1)

/** When the courier took it: from then on its way is counted. */
export const shippedAt = ({ timeline }: Pick<ShownOrder, 'timeline'>): string | null =>
  timeline.findLast(({ status }) => status === 'shipped')?.at ?? null

/** Of a cancelled order that nothing was paid for there is nothing to show. */
export const hasReceipt = ({ isPaid, status }: Pick<ShownOrder, 'isPaid' | 'status'>): boolean =>
  isPaid || status !== 'cancelled'
