import type { Db, Tx } from '#lib/db.server.ts'
import { findDelivery } from '#orders/returning/find-delivery.server.ts'
import { getFacts } from '#settings/get-facts.server.ts'
import { endOfWindow, isFaulty, type Reason } from './return.ts'

export interface Window {
  deliveredAt: Date
  /** The first moment at which it is too late. */
  usual: Date
  /** The same where it is faulty, or not as described. */
  faulty: Date
}

/** How long an order may come back by the settings of today; null where it has not come to its door. */
export async function findWindow(db: Db | Tx, orderId: string): Promise<Window | null> {
  const deliveredAt = await findDelivery(db, orderId)
  if (!deliveredAt) return null
  const { days, faultyDays } = (await getFacts(db)).returns
  const usual = endOfWindow(deliveredAt, days)
  return { deliveredAt, usual, faulty: endOfWindow(deliveredAt, Math.max(days, faultyDays)) }
}

export const endFor = (window: Window, reason: Reason): Date => (isFaulty(reason) ? window.faulty : window.usual)
