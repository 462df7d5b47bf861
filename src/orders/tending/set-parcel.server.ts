import { inTransaction } from '#lib/db.server.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { lockOrder } from '../lock-order.server.ts'
import { type NamedParcel, putParcel } from './put-parcel.server.ts'

export function setParcel(
  { id, ...parcel }: NamedParcel & { id: string },
  { db, now }: RequestContext<'staff'>,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockOrder(tx, id)
    await putParcel(tx, id, parcel, now)
  })
}
