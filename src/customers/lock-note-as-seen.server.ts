import type { Tx } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { lockNote, type NoteRow } from './db-notes.server.ts'

interface Seen {
  /** The customer's. */
  id: string
  note: string
  /** As the asker saw it; without it the last one wins. */
  updatedAt?: string | undefined
}

export async function lockNoteAsSeen(tx: Tx, { id, note, updatedAt }: Seen): Promise<NoteRow> {
  const current = await lockNote(tx, { customerId: id, id: note })
  if (!current) throw new Refusal('NOT_FOUND')
  const { text, author, editor } = current
  const now = current.updatedAt.toISOString()
  if (updatedAt !== undefined && new Date(updatedAt).toISOString() !== now)
    throw new Refusal('STALE_EDIT', { details: { text, by: editor ?? author, updatedAt: now } })
  return current
}
