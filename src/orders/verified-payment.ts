import type { OrderStatus, PaymentMethod } from './order.ts'

interface Paying {
  status: OrderStatus
  isPaid: boolean
  paymentMethod: PaymentMethod
}

/** What a certificate says of the money. Only cash is still to come; a card that did not pay has not paid. */
export function paymentWord({ status, isPaid, paymentMethod }: Paying): 'verified' | 'pending' | 'unverified' {
  if (isPaid) return 'verified'
  return paymentMethod === 'cod' && status !== 'cancelled' ? 'pending' : 'unverified'
}
