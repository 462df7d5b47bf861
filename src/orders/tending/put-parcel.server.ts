import { nameCourier } from '#couriers/name-courier.server.ts'
import type { Tx } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { isSameParcel, type Parcel } from './courier.ts'
import { getParcel, updateParcel } from './db-parcel.server.ts'

export interface NamedParcel extends Parcel {
  /** What whoever names it saw. */
  seen?: Parcel | undefined
}

/** Inside the caller's transaction, the order locked. Sent twice, it is saved once. */
export async function putParcel(tx: Tx, orderId: string, { seen, ...typed }: NamedParcel, now: Date): Promise<void> {
  const parcel = { ...typed, courier: await nameCourier(tx, typed.courier) }
  const stored = await getParcel(tx, orderId)
  if (isSameParcel(stored, parcel)) return
  if (seen && !isSameParcel(stored, seen)) throw new Refusal('STALE_EDIT', { details: { ...stored } })
  await updateParcel(tx, orderId, parcel, now)
}
