import type { Tx } from '#lib/db.server.ts'
import type { Parcel } from './courier.ts'

export const getParcel = (tx: Tx, orderId: string): Promise<Parcel> =>
  tx.selectFrom('orders').select(['courier', 'trackingNumber']).where('id', '=', orderId).executeTakeFirstOrThrow()

export async function updateParcel(tx: Tx, orderId: string, parcel: Parcel, updatedAt: Date): Promise<void> {
  const { courier, trackingNumber } = parcel
  await tx.updateTable('orders').set({ courier, trackingNumber, updatedAt }).where('id', '=', orderId).execute()
}
