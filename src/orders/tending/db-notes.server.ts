import type { Insertable } from 'kysely'
import type { Db, Tx } from '#lib/db.server.ts'
import type { OrderNotes } from '#lib/tables.server.ts'

export const listNotes = (db: Db | Tx, orderId: string) =>
  db
    .selectFrom('orderNotes')
    .leftJoin('accounts', 'accounts.id', 'orderNotes.accountId')
    .select(['orderNotes.id', 'orderNotes.body', 'orderNotes.accountId as authorId', 'accounts.fullName as by'])
    .select(['orderNotes.at', 'orderNotes.updatedAt'])
    .where('orderNotes.orderId', '=', orderId)
    .orderBy('orderNotes.id')
    .execute()

export type NoteRow = Awaited<ReturnType<typeof listNotes>>[number]

export async function insertNote(tx: Tx, note: Insertable<OrderNotes>): Promise<void> {
  await tx.insertInto('orderNotes').values(note).execute()
}

export const lockNote = (tx: Tx, orderId: string, id: number) =>
  tx
    .selectFrom('orderNotes')
    .selectAll()
    .where('id', '=', id)
    .where('orderId', '=', orderId)
    .forUpdate()
    .executeTakeFirst()

export async function updateNote(tx: Tx, id: number, body: string, updatedAt: Date): Promise<void> {
  await tx.updateTable('orderNotes').set({ body, updatedAt }).where('id', '=', id).execute()
}

export async function removeNote(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('orderNotes').where('id', '=', id).execute()
}
