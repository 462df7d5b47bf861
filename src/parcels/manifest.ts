import { isHeld } from '#orders/cash/confirmation.ts'
import type { OrderStatus, PaymentMethod } from '#orders/order.ts'

/** Parcels of one list: a courier counts them at the door. */
export const MOST_PARCELS = 100

/** Why an order is not put on a list. */
export const PARCEL_PROBLEMS = [
  'unknown',
  'onThisList',
  'onAnotherList',
  'shipped',
  'delivered',
  'cancelled',
  'notPaid',
  'held',
  'full',
  'left',
] as const
export type ParcelProblem = (typeof PARCEL_PROBLEMS)[number]

type Standing = Parameters<typeof isHeld>[0] & { status: OrderStatus }

/** Cash is collected at the door, once whoever has to confirm it has; what is paid by card leaves once it is paid. */
export function whyNotReady(order: Standing): ParcelProblem | null {
  const { status, paymentMethod } = order
  if (status === 'pending' && paymentMethod !== 'cod') return 'notPaid'
  if (status === 'pending') return isHeld(order) ? 'held' : null
  return status === 'paid' ? null : status
}

/** It waits on a list, and its order has left or ended another way since. */
export const isGone = ({ step, status }: { step: number | null; status: OrderStatus }): boolean =>
  step === null && status !== 'pending' && status !== 'paid'

/** Of a list: how many parcels are on it, and how many of them have left. */
export function whyNoRoom({ parcels, left }: { parcels: number; left: number }): ParcelProblem | null {
  if (left > 0) return 'left'
  return parcels >= MOST_PARCELS ? 'full' : null
}

interface Collected {
  paymentMethod: PaymentMethod
  isPaid: boolean
  total: number
}

/** What the courier takes at the door. */
export const toCollect = ({ paymentMethod, isPaid, total }: Collected): number =>
  paymentMethod === 'cod' && !isPaid ? total : 0

interface Amounts {
  total: number
  collect: number
}

export const isSameAmount = (one: Amounts, other: Amounts): boolean =>
  one.total === other.total && one.collect === other.collect
