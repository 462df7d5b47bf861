import { type Db, inTransaction } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { NamedParcel } from '#orders/tending/put-parcel.server.ts'
import { lockReturn } from '../lock-return.server.ts'
import { putExchangeParcel } from './put-exchange-parcel.server.ts'

/** Couriers often say their number after they have taken the parcel. */
export function setExchangeParcel(db: Db, { id, ...parcel }: NamedParcel & { id: string }): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { request } = await lockReturn(tx, id)
    if (request.state !== 'exchanged') throw new Refusal('STATE_CONFLICT')
    await putExchangeParcel(tx, request, parcel)
  })
}
