import { type Db, inTransaction } from '#lib/db.server.ts'
import { notice } from '#lib/notices.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { discardMedia } from '#media/discard-media.server.ts'
import { listItems, removeGallery } from './db-save.server.ts'

/** Its files go with it, but for those that something else shows. */
export function deleteGallery(db: Db, id: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const items = await listItems(tx, id)
    if (!(await removeGallery(tx, id))) throw new Refusal('NOT_FOUND')
    await discardMedia(
      tx,
      items.map(({ mediaId }) => mediaId),
    )
    await notice(tx, 'content')
  })
}
