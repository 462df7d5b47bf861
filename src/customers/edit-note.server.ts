import { inTransaction } from '#lib/db.server.ts'
import type { VerbInput } from '#lib/endpoint.ts'
import type { RequestContext } from '#lib/route.server.ts'
import { nameOfAuthor } from './add-note.server.ts'
import type { editNoteCall } from './api.ts'
import { type NoteRow, updateNote } from './db-notes.server.ts'
import { lockNoteAsSeen } from './lock-note-as-seen.server.ts'

export async function editNote(
  { text, ...seen }: VerbInput<typeof editNoteCall>,
  asker: Pick<RequestContext<'staff'>, 'db' | 'viewer' | 'now'>,
): Promise<NoteRow> {
  const editor = await nameOfAuthor(asker)
  return inTransaction(asker.db, async (tx) => {
    const note = await lockNoteAsSeen(tx, seen)
    return note.text === text ? note : updateNote(tx, note.id, { text, editor, updatedAt: asker.now })
  })
}
