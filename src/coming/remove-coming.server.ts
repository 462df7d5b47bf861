import { type Db, inTransaction } from '#lib/db.server.ts'
import { notice } from '#lib/notices.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { deleteImage } from './db.server.ts'

export function removeComing(db: Db, id: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!(await deleteImage(tx, id))) throw new Refusal('NOT_FOUND')
    await notice(tx, 'content')
  })
}
