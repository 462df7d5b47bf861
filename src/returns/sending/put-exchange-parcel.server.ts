import { nameCourier } from '#couriers/name-courier.server.ts'
import type { Tx } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { isSameParcel, type Parcel } from '#orders/tending/courier.ts'
import type { NamedParcel } from '#orders/tending/put-parcel.server.ts'
import { type LockedReturn, updateReturn } from '../db.server.ts'

const NONE: Parcel = { courier: '', trackingNumber: '' }

/** Inside the caller's transaction, the return locked and exchanged. Sent twice, it is saved once. */
export async function putExchangeParcel(tx: Tx, request: LockedReturn, { seen, ...typed }: NamedParcel): Promise<void> {
  const { courier, trackingNumber } = request
  const stored = request.state === 'exchanged' ? { courier, trackingNumber } : NONE
  const parcel = { ...typed, courier: await nameCourier(tx, typed.courier) }
  if (isSameParcel(stored, parcel)) return
  if (seen && !isSameParcel(stored, seen)) throw new Refusal('STALE_EDIT', { details: { ...stored } })
  await updateReturn(tx, request.id, { courier: parcel.courier, trackingNumber: parcel.trackingNumber })
}
