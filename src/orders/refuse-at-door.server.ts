import { type Db, inTransaction } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { lockOrder } from './lock-order.server.ts'
import { mayBeRefused, type OrderStatus, statusOf } from './order.ts'
import { refuseMovedOn } from './refuse-moved-on.ts'
import { settleStatus } from './settle-status.server.ts'

interface AtDoor {
  orderId: string
  /** What whoever asks for it saw. */
  from?: OrderStatus | undefined
  /** Are the goods on the shelf again? */
  restock: boolean
  note: string
  accountId: string
}

/** Nobody took the parcel: the order is cancelled for that, its number is known by it, and money that it had is owed back. */
export function refuseAtDoor(db: Db, { from, ...change }: AtDoor, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, change.orderId)
    const seen = { status: statusOf(order), isPaid: order.isPaid }
    refuseMovedOn(seen, from)
    if (!mayBeRefused(seen)) throw new Refusal('STATE_CONFLICT', { details: seen })
    await settleStatus(tx, order, { ...change, status: 'cancelled', isRefusal: true, isTeams: true }, now)
  })
}
