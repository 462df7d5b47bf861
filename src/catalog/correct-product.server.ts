import type { Tx } from '#lib/db.server.ts'
import { notice } from '#lib/notices.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { type Arrangement, arrangeImages } from './arrange-images.server.ts'
import { CORRECTABLE } from './correctable.ts'
import { lockCorrected } from './db-correct.server.ts'
import { updateProduct } from './db-save.server.ts'
import type { StockCause } from './db-stock.server.ts'
import { editSizes, type MergedSize, type SizeEdit } from './edit-sizes.server.ts'

type Corrected = Omit<NonNullable<Awaited<ReturnType<typeof lockCorrected>>>, 'updatedAt'>
type Columns = { [Name in keyof Corrected]?: Corrected[Name] | undefined }

export interface Correction {
  id: string
  /** Only what is to be changed. */
  columns: Columns
  /** The same columns, as they were when somebody looked. */
  was: Columns
  sizes: readonly SizeEdit[]
  /** Null: they stay as they are. */
  images: Arrangement | null
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
  if (CORRECTABLE.some((field) => columns[field] !== undefined && current[field] !== was[field]))
    throw new Refusal('STALE_EDIT')
  if (images) await arrangeImages(tx, id, images)
  if (images || Object.keys(columns).length > 0) {
    // Later than before in any case: by it an open form is known to be stale.
    const updatedAt = new Date(Math.max(now.getTime(), current.updatedAt.getTime() + 1))
    await updateProduct(tx, id, { ...columns, updatedAt })
    await notice(tx, 'content')
  }
  return editSizes(tx, id, sizes, cause)
}
