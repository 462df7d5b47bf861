import { type Db, inTransaction } from '#lib/db.server.ts'
import { fromPounds, toPounds } from '#lib/money.ts'
import { Refusal } from '#lib/refusal.ts'
import { stepOn } from '#orders/bulk/step-on.server.ts'
import { lockOrder } from '#orders/lock-order.server.ts'
import type { OrderStatus } from '#orders/order.ts'
import { putCourier } from '#orders/tending/put-courier.server.ts'
import { findParcel, lockManifest, markLeft } from './db-manifests.server.ts'
import { isSameAmount, toCollect } from './manifest.ts'

interface Handing {
  manifestId: string
  orderId: string
  from: OrderStatus
  /** In pounds, as whoever asks saw it. */
  total: number
  accountId: string
}

/** The paper says what the courier collects: a parcel that comes to something else by now stays here. */
export function handOver(db: Db, { manifestId, orderId, from, total, accountId }: Handing, now: Date) {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    const manifest = await lockManifest(tx, manifestId)
    const parcel = await findParcel(tx, { manifestId, orderId })
    if (!manifest || !parcel) throw new Refusal('NOT_FOUND')
    const isSeen = order.total === fromPounds(total) && isSameAmount(parcel, { ...order, collect: toCollect(order) })
    if (parcel.step === null && !isSeen)
      throw new Refusal('PARCEL_CHANGED', { details: { total: toPounds(order.total) } })
    const done = await stepOn(tx, { orderId, action: 'ship', from, accountId, restock: true }, now)
    await putCourier(tx, orderId, { courier: manifest.courier }, now)
    await markLeft(tx, { manifestId, orderId }, done.undo.step)
    return done
  })
}
