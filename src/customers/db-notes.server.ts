import type { Insertable, Updateable } from 'kysely'
import type { Db, Tx } from '#lib/db.server.ts'
import type { CustomerNotes } from '#lib/tables.server.ts'

/** More than anybody writes about somebody. */
const MOST_NOTES = 200

export function listNotes(db: Db, customerId: string) {
  return db
    .selectFrom('customerNotes')
    .selectAll()
    .where('customerId', '=', customerId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_NOTES)
    .execute()
}

export type NoteRow = Awaited<ReturnType<typeof listNotes>>[number]

/** Neither forgotten nor dropped before this transaction ends. */
export async function lockNamed(tx: Tx, id: string): Promise<boolean> {
  const named = tx.selectFrom('customers').select('id').where('id', '=', id).where('erasedAt', 'is', null)
  return (await named.forKeyShare().executeTakeFirst()) !== undefined
}

export function insertNote(tx: Tx, note: Insertable<CustomerNotes>): Promise<NoteRow> {
  return tx.insertInto('customerNotes').values(note).returningAll().executeTakeFirstOrThrow()
}

export function lockNote(tx: Tx, { customerId, id }: { customerId: string; id: string }): Promise<NoteRow | undefined> {
  const note = tx.selectFrom('customerNotes').selectAll().where('id', '=', id).where('customerId', '=', customerId)
  return note.forUpdate().executeTakeFirst()
}

export function updateNote(tx: Tx, id: string, change: Updateable<CustomerNotes>): Promise<NoteRow> {
  return tx.updateTable('customerNotes').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

export async function removeNote(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('customerNotes').where('id', '=', id).execute()
}
