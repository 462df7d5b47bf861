import type { Insertable } from 'kysely'
import type { Tx } from '#lib/db.server.ts'
import { newId } from '#lib/id.server.ts'
import { notice } from '#lib/notices.server.ts'
import type { Products } from '#lib/tables.server.ts'
import { arrangeImages } from './arrange-images.server.ts'
import { insertProduct } from './db-save.server.ts'
import type { StockCause } from './db-stock.server.ts'
import { editSizes, type SizeEdit } from './edit-sizes.server.ts'

interface Addition {
  columns: Omit<Insertable<Products>, 'id' | 'createdAt' | 'updatedAt'>
  sizes: readonly SizeEdit[]
  mediaIds: readonly string[]
}

/** A product whose SKU is known beforehand; that it is taken is the database's word. */
export async function addProduct(
  tx: Tx,
  { columns, sizes, mediaIds }: Addition,
  cause: StockCause,
  now: Date,
): Promise<void> {
  const id = newId()
  await insertProduct(tx, { ...columns, id, createdAt: now, updatedAt: now })
  await arrangeImages(tx, id, { mediaIds, was: [] })
  await editSizes(tx, id, sizes, cause)
  await notice(tx, 'content')
}
