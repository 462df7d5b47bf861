import { findAccount } from '#accounts/find-account.server.ts'
import { inTransaction } from '#lib/db.server.ts'
import type { VerbInput } from '#lib/endpoint.ts'
import { newId } from '#lib/id.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { RequestContext } from '#lib/route.server.ts'
import type { addNoteCall } from './api.ts'
import { insertNote, lockNamed, type NoteRow } from './db-notes.server.ts'

type Author = Pick<RequestContext<'staff'>, 'db' | 'viewer' | 'now'>

/** As they are called now. */
export async function nameOfAuthor({ db, viewer }: Author): Promise<string> {
  const account = await findAccount(db, viewer.accountId)
  if (!account) throw new Refusal('SIGN_IN_FIRST')
  return account.fullName
}

export async function addNote({ id, text }: VerbInput<typeof addNoteCall>, asker: Author): Promise<NoteRow> {
  const author = await nameOfAuthor(asker)
  return inTransaction(asker.db, async (tx) => {
    if (!(await lockNamed(tx, id))) throw new Refusal('NOT_FOUND')
    const at = { createdAt: asker.now, updatedAt: asker.now }
    return insertNote(tx, { ...at, id: newId(), customerId: id, text, author })
  })
}
