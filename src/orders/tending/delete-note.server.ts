import { inTransaction } from '#lib/db.server.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { removeNote } from './db-notes.server.ts'
import { lockOwnNote, type NoteSeen } from './lock-own-note.server.ts'

export function deleteNote(seen: NoteSeen, { db, viewer }: RequestContext<'staff'>): Promise<void> {
  return inTransaction(db, async (tx) => removeNote(tx, (await lockOwnNote(tx, seen, viewer)).id))
}
