import type { Insertable } from 'kysely'
import type { Tx } from '#lib/db.server.ts'
import type { Payments } from '#lib/tables.server.ts'

/** Money that came in, or for a free order the nothing that it costs. */
export async function recordPayment(tx: Tx, payment: Insertable<Payments>): Promise<void> {
  await tx.insertInto('payments').values(payment).execute()
}
