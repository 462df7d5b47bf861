import { type Db, inTransaction } from '#lib/db.server.ts'
import { lockOrder } from './lock-order.server.ts'
import { statusOf } from './order.ts'
import { refuseMovedOn } from './refuse-moved-on.ts'
import { type StatusChange, settleStatus } from './settle-status.server.ts'
import { putParcel } from './tending/put-parcel.server.ts'

/** Any status may be set by the team; each change books only the difference. */
export function changeStatus(db: Db, change: StatusChange, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, change.orderId)
    refuseMovedOn({ status: statusOf(order), isPaid: order.isPaid }, change.from)
    await settleStatus(tx, order, { ...change, isTeams: true }, now)
    if (change.parcel) await putParcel(tx, change.orderId, change.parcel, now)
  })
}
