import { sql } from 'kysely'
import type { TypedAddress } from '#addresses/address.ts'
import type { Db, Tx } from '#lib/db.server.ts'

/** True while an order or a return of one is open, or it was delivered after this moment and may come back. */
export async function needsAccount(db: Db, accountId: string, returnableFrom: Date): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('accountId', '=', accountId)
    .where('deletedAt', 'is', null)
    .where((order) =>
      order.or([
        order('status', 'in', ['pending', 'paid', 'shipped']),
        order('openReturns', '>', 0),
        order.exists(
          order
            .selectFrom('orderHistory')
            .select('orderHistory.id')
            .whereRef('orderHistory.orderId', '=', 'orders.id')
            .where('orderHistory.toStatus', '=', 'delivered')
            .where('orderHistory.at', '>', returnableFrom),
        ),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** What was sold stays for the books; who bought it goes. */
export async function anonymiseOrders(tx: Tx, accountId: string, now: Date): Promise<void> {
  const theirs = tx.selectFrom('orders').select('id').where('accountId', '=', accountId)
  await tx.deleteFrom('orderKeepers').where('orderId', 'in', theirs).execute()
  await tx.deleteFrom('orderNotes').where('orderId', 'in', theirs).execute()
  await tx.updateTable('orderLetters').set({ mailbox: '' }).where('orderId', 'in', theirs).execute()
  await tx
    .updateTable('orderEdits')
    .set({ before: sql`before - 'address'`, after: sql`after - 'address'`, contents: null })
    .where('orderId', 'in', theirs)
    .execute()
  const nobody: Record<keyof Omit<TypedAddress, 'city' | 'country'>, ''> = {
    name: '',
    email: '',
    phone: '',
    address: '',
    cityName: '',
    postalCode: '',
  }
  const noGuest = { guestName: null, guestEmail: null, guestPhone: null }
  await tx
    .updateTable('orders')
    .set({
      ...nobody,
      ...noGuest,
      trackingNumber: '',
      placedBy: 'erased',
      idempotencyKey: null,
      requestHash: null,
      accountId: null,
      updatedAt: now,
    })
    .where('accountId', '=', accountId)
    .execute()
}
