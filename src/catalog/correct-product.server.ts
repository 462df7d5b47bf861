import type { Tx } from '#lib/db.server.ts'
import { notice } from '#lib/notices.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { discardMedia } from '#media/discard-media.server.ts'
import { CORRECTED, listImagesOf, lockCorrected } from './db-correct.server.ts'
import { countMedia, replaceImages, updateProduct } from './db-save.server.ts'
import type { StockCause } from './db-stock.server.ts'
import { editSizes, type MergedSize, type SizeEdit } from './edit-sizes.server.ts'

type Columns = Omit<NonNullable<Awaited<ReturnType<typeof lockCorrected>>>, 'updatedAt'>

export interface Correction {
  id: string
  /** Only what is to be changed. */
  columns: Partial<Columns>
  /** The same columns, as they were when somebody looked. */
  was: Partial<Columns>
  sizes: readonly SizeEdit[]
  /** Our own files, the cover first; undefined: they stay as they are. */
  images?: { mediaIds: readonly string[]; was: readonly string[] } | undefined
}

const isSame = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join()

/** What is known of a picture goes with it to its new place. */
async function arrangeImages(tx: Tx, id: string, { mediaIds, was }: NonNullable<Correction['images']>) {
  const before = await listImagesOf(tx, id)
  const ids = before.map(({ mediaId }) => mediaId)
  if (!isSame(ids, was)) throw new Refusal('STALE_EDIT', { details: { field: 'images' } })
  const distinct = [...new Set(mediaIds)]
  if (distinct.length > 0 && (await countMedia(tx, distinct)) < distinct.length)
    throw new Refusal('INVALID', { errors: { images: 'pictureUnknown' } })
  const images = mediaIds.map((mediaId) => {
    return before.find((each) => each.mediaId === mediaId) ?? { mediaId, alt: '', altAr: '' }
  })
  await replaceImages(tx, id, images)
  await discardMedia(
    tx,
    ids.filter((mediaId) => !mediaIds.includes(mediaId)),
  )
}

/** A part of a product is set right; what somebody else has changed since it was looked at is not overwritten. */
export async function correctProduct(
  tx: Tx,
  { id, columns, was, sizes, images }: Correction,
  cause: StockCause,
  now: Date,
): Promise<MergedSize[]> {
  const current = await lockCorrected(tx, id)
  if (!current) throw new Refusal('NOT_FOUND')
  const moved = CORRECTED.find((field) => field in columns && current[field] !== was[field])
  if (moved) throw new Refusal('STALE_EDIT', { details: { field: moved } })
  if (images) await arrangeImages(tx, id, images)
  if (images || Object.keys(columns).length > 0) {
    // Later than before in any case: by it an open form is known to be stale.
    const updatedAt = new Date(Math.max(now.getTime(), current.updatedAt.getTime() + 1))
    await updateProduct(tx, id, { ...columns, updatedAt })
    await notice(tx, 'content')
  }
  return editSizes(tx, id, sizes, cause)
}
