import { type Db, inTransaction } from '#lib/db.server.ts'
import { notice } from '#lib/notices.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { removeGallery } from './db-save.server.ts'

/** Its files stay: other galleries may show them. */
export function deleteGallery(db: Db, id: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!(await removeGallery(tx, id))) throw new Refusal('NOT_FOUND')
    await notice(tx, 'content')
  })
}
