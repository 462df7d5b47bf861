import { type Db, inTransaction } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { lockOrder } from '#orders/lock-order.server.ts'
import { findParcel, lockManifest, removeWaiting } from './db-manifests.server.ts'

/** Off the list, and nothing else. Taken off twice, it is off. */
export function removeParcel(db: Db, place: { manifestId: string; orderId: string }): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockOrder(tx, place.orderId)
    if (!(await lockManifest(tx, place.manifestId))) throw new Refusal('NOT_FOUND')
    const parcel = await findParcel(tx, place)
    if (parcel && !(await removeWaiting(tx, place))) throw new Refusal('STATE_CONFLICT')
  })
}
