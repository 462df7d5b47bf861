import { type Db, inTransaction } from '#lib/db.server.ts'
import { notice } from '#lib/notices.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { discardMedia } from '#media/discard-media.server.ts'
import { deleteImage } from './db.server.ts'

export function removeComing(db: Db, id: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const image = await deleteImage(tx, id)
    if (!image) throw new Refusal('NOT_FOUND')
    await discardMedia(tx, [image.mediaId])
    await notice(tx, 'content')
  })
}
