import type { ShownOrder } from '../shown-order.ts'

/** What account pages say of the payment (decision 44). */
export function paymentOf({ isPaid, paymentMethod, status }: ShownOrder): 'verified' | 'pending' | 'none' {
  if (isPaid) return 'verified'
  return paymentMethod === 'cod' && status !== 'cancelled' ? 'pending' : 'none'
}

/** Pending and paid are one step there: the parcel is being made ready. */
export function withoutPaidStep(order: ShownOrder): ShownOrder {
  const [first, ...later] = order.timeline
  const steps = [...(first ? [{ ...first, status: 'pending' as const }] : []), ...later]
  return {
    ...order,
    status: order.status === 'paid' ? 'pending' : order.status,
    timeline: steps.filter(({ status }) => status !== 'paid'),
  }
}
