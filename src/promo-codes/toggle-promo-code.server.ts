import { type Db, inTransaction } from '#lib/db.server.ts'
import { updatePromoCode } from './db-save.server.ts'
import { lockAsSeen, type Seen } from './lock-as-seen.server.ts'

/** Two who switch it at once switch it once: the second is told that it has changed. */
export function togglePromoCode(db: Db, seen: Seen, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { id, isActive } = await lockAsSeen(tx, seen)
    await updatePromoCode(tx, id, { isActive: !isActive, updatedAt: now })
  })
}
