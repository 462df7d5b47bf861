import { type Db, inTransaction } from '#lib/db.server.ts'
import { notice } from '#lib/notices.server.ts'
import { Refusal } from '#lib/refusal.ts'
import type { FoundGallery } from './db.server.ts'
import { lockGallery, updateGallery } from './db-save.server.ts'

/** Turned over where nothing is said of what it should be. */
export function featureGallery(db: Db, id: string, featured: boolean | undefined, now: Date): Promise<FoundGallery> {
  return inTransaction(db, async (tx) => {
    const current = await lockGallery(tx, id)
    if (!current) throw new Refusal('NOT_FOUND')
    await notice(tx, 'content')
    return updateGallery(tx, id, { featured: featured ?? !current.featured, updatedAt: now })
  })
}
