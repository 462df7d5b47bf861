import { type Db, inTransaction } from '#lib/db.server.ts'
import type { VerbInput } from '#lib/endpoint.ts'
import type { deleteNoteCall } from './api.ts'
import { removeNote } from './db-notes.server.ts'
import { lockNoteAsSeen } from './lock-note-as-seen.server.ts'

export const deleteNote = (db: Db, seen: VerbInput<typeof deleteNoteCall>): Promise<void> =>
  inTransaction(db, async (tx) => removeNote(tx, (await lockNoteAsSeen(tx, seen)).id))
