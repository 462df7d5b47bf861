import { nameCourier } from '#couriers/name-courier.server.ts'
import type { Tx } from '#lib/db.server.ts'
import { getParcel } from './db-parcel.server.ts'
import { putParcel } from './put-parcel.server.ts'

interface Brought {
  courier: string
  /** Undefined: it keeps the one that it has of this courier. */
  trackingNumber?: string
  /** The number that whoever changes it saw. */
  seen?: string
}

const nameOf = (courier: string): string => courier.trim().toLowerCase()

/** Inside the caller's transaction, the order locked. Another courier's number says nothing to this one. */
export async function putCourier(
  tx: Tx,
  orderId: string,
  { courier: typed, trackingNumber, seen }: Brought,
  now: Date,
): Promise<void> {
  const courier = await nameCourier(tx, typed)
  const stored = await getParcel(tx, orderId)
  const isTheirs = stored.courier === '' || nameOf(stored.courier) === nameOf(courier)
  const parcel = { courier, trackingNumber: trackingNumber ?? (isTheirs ? stored.trackingNumber : '') }
  const asSeen = seen === undefined ? {} : { seen: { courier: stored.courier, trackingNumber: seen } }
  await putParcel(tx, orderId, { ...parcel, ...asSeen }, now)
}
