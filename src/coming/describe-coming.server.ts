import { type Db, inTransaction } from '#lib/db.server.ts'
import { notice } from '#lib/notices.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { lockImage, type ShownImage, updateImage } from './db.server.ts'

interface Words {
  id: string
  alt: string
  altAr: string
  /** As they stood when they were changed; undefined: whatever they are. */
  seenAt: string | undefined
}

/** What an image shows, in both languages, for who can't see it. */
export function describeComing(db: Db, { id, alt, altAr, seenAt }: Words, now: Date): Promise<ShownImage> {
  return inTransaction(db, async (tx) => {
    const stored = await lockImage(tx, id)
    if (!stored) throw new Refusal('NOT_FOUND')
    if (seenAt !== undefined && seenAt !== stored.updatedAt.toISOString()) throw new Refusal('STALE_EDIT')
    await notice(tx, 'content')
    return updateImage(tx, id, { alt, altAr, updatedAt: now })
  })
}
