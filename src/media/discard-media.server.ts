import { type Db, inTransaction, isInUse, type Tx } from '#lib/db.server.ts'
import { enqueue } from '#lib/jobs.server.ts'
import type { Deps } from '#lib/route.server.ts'
import { deleteMedia, listUnused } from './db.server.ts'

/** Seconds in which pages that are open or kept may still ask for what was removed. */
const GRACE = 600
/** Seconds after which no variant is being drawn any more. */
const LATE = 60
/** Milliseconds for who uploads first and saves the form later. */
const UNSAVED = 24 * 3600 * 1000

/** To be called where a row that shows them goes; what something else shows by then stays. */
export async function discardMedia(tx: Tx, ids: readonly string[], after = GRACE): Promise<void> {
  for (const mediaId of new Set(ids)) await enqueue(tx, 'discard-media', { mediaId }, after)
}

/** The row first: files without one are reached by nobody. Run again, it takes away what came late. */
export async function takeAway({ db, disk }: Pick<Deps, 'db' | 'disk'>, mediaId: string): Promise<void> {
  try {
    await inTransaction(db, async (tx) => {
      const media = await deleteMedia(tx, mediaId)
      if (!media) return
      await discardMedia(tx, [mediaId], LATE)
      if (media.posterId) await discardMedia(tx, [media.posterId], 0)
    })
  } catch (error) {
    if (isInUse(error)) return
    throw error
  }
  await disk.deleteAll(mediaId)
}

export async function discardUnused(db: Db, now: Date): Promise<void> {
  const ids = await listUnused(db, new Date(now.getTime() - UNSAVED))
  await inTransaction(db, (tx) => discardMedia(tx, ids, 0))
}
