import type { OrderStatus, PaymentMethod } from '../order.ts'

interface CashOrder {
  paymentMethod: PaymentMethod
  status: OrderStatus
  confirmedAt: Date | string | null
}

/** Cash that nobody has begun to act on can be confirmed, or changed by who ordered it. */
export const mayBeConfirmed = ({ paymentMethod, status }: Omit<CashOrder, 'confirmedAt'>): boolean =>
  paymentMethod === 'cod' && status === 'pending'

export const waitsForConfirmation = (order: CashOrder): boolean => mayBeConfirmed(order) && order.confirmedAt === null

interface Held extends Omit<CashOrder, 'status'> {
  isPaid: boolean
  cashReasons: readonly string[]
}

/** A rule asks for it: nothing leaves and no cash is approved before. */
export const isHeld = ({ paymentMethod, isPaid, confirmedAt, cashReasons }: Held): boolean =>
  paymentMethod === 'cod' && !isPaid && cashReasons.length > 0 && confirmedAt === null
