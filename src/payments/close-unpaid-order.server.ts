import { type Db, inTransaction } from '#lib/db.server.ts'
import type { Deps } from '#lib/route.server.ts'
import { lockAnyOrder } from '#orders/lock-any-order.server.ts'
import { markOrder } from '#orders/mark-order.server.ts'
import { payByOf, statusOf } from '#orders/order.ts'
import { settleStatus } from '#orders/settle-status.server.ts'
import { askProvider, type ProviderWord } from './ask-provider.server.ts'
import { checkAgainAt, endLiveAttempts } from './db.server.ts'
import { GRACE, STILL_ASKING } from './payment.ts'

/** Seconds until the next look at an order that nobody knows about and that is flagged by now. */
const SELDOM = 3600

const later = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000)

function close(db: Db, orderId: string, word: ProviderWord, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const order = await lockAnyOrder(tx, orderId)
    if (!order || order.deletedAt !== null) return
    if (order.paymentMethod !== 'paymob' || statusOf(order) !== 'pending') return
    const over = payByOf(order.createdAt).getTime() + GRACE * 1000
    if (now.getTime() < over) return
    if (word === 'told') {
      const change = { status: 'cancelled', restock: true, note: 'Not paid in time', accountId: null } as const
      await settleStatus(tx, order, { ...change, orderId, isExpired: true }, now)
      return endLiveAttempts(tx, orderId)
    }
    if (now.getTime() < over + STILL_ASKING * 1000) return
    await markOrder(tx, orderId, 'payment unknown')
    await checkAgainAt(tx, orderId, later(now, SELDOM))
  })
}

/** Asks one last time. Unpaid: cancelled. Nobody knows: looked at again each minute, and flagged in the end. */
export async function closeUnpaidOrder(deps: Pick<Deps, 'db' | 'settings'>, orderId: string, now: Date): Promise<void> {
  await close(deps.db, orderId, await askProvider(deps, orderId, now), now)
}
