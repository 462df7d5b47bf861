import type { Tx } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { discardMedia } from '#media/discard-media.server.ts'
import { listImagesOf } from './db-correct.server.ts'
import { countMedia, replaceImages } from './db-save.server.ts'

export interface Arrangement {
  /** Our own files, the cover first. */
  mediaIds: readonly string[]
  /** As they were when somebody looked. */
  was: readonly string[]
}

/** Of a product that the caller has locked. What is known of a picture goes with it to its new place. */
export async function arrangeImages(tx: Tx, productId: string, { mediaIds, was }: Arrangement): Promise<void> {
  const before = await listImagesOf(tx, productId)
  const ids = before.map(({ mediaId }) => mediaId)
  if (ids.join() !== was.join()) throw new Refusal('STALE_EDIT')
  const distinct = [...new Set(mediaIds)]
  if (distinct.length > 0 && (await countMedia(tx, distinct)) < distinct.length)
    throw new Refusal('INVALID', { errors: { images: 'pictureUnknown' } })
  const images = mediaIds.map((mediaId) => {
    return before.find((each) => each.mediaId === mediaId) ?? { mediaId, alt: '', altAr: '' }
  })
  await replaceImages(tx, productId, images)
  await discardMedia(
    tx,
    ids.filter((mediaId) => !mediaIds.includes(mediaId)),
  )
}
