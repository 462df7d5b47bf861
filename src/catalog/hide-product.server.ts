import { type Db, inTransaction } from '#lib/db.server.ts'
import { notice } from '#lib/notices.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { lockProduct, updateProduct } from './db-save.server.ts'

/** Out of the window; orders keep their lines, and what they hold of its stock stays theirs. */
export function hideProduct(db: Db, id: string, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!(await lockProduct(tx, id))) throw new Refusal('NOT_FOUND')
    await updateProduct(tx, id, { deletedAt: now, featured: false })
    await notice(tx, 'content')
  })
}
