import { type Db, inTransaction } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { updateReturn } from './db.server.ts'
import { lockReturn } from './lock-return.server.ts'

interface NoteEdit {
  id: string
  note: string
  /** As its form began. */
  was: string
}

/** The team's own: whoever saves over a colleague's words is told first. */
export function writeNote(db: Db, { id, note, was }: NoteEdit): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { request } = await lockReturn(tx, id)
    if (request.note !== was && request.note !== note)
      throw new Refusal('STALE_EDIT', { details: { note: request.note } })
    await updateReturn(tx, id, { note })
  })
}
