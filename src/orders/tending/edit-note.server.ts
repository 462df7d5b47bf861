import { inTransaction } from '#lib/db.server.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { updateNote } from './db-notes.server.ts'
import { lockOwnNote, type NoteSeen } from './lock-own-note.server.ts'

export function editNote(
  { body, ...seen }: NoteSeen & { body: string },
  { db, viewer, now }: RequestContext<'staff'>,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const note = await lockOwnNote(tx, seen, viewer)
    if (note.body !== body) await updateNote(tx, note.id, body, now)
  })
}
