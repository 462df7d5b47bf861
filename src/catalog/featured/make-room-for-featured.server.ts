import type { Tx } from '#lib/db.server.ts'
import { Refusal } from '#lib/refusal.ts'
import { lockFeatured, updateProduct } from '../db-save.server.ts'
import type { Collection } from '../product.ts'

interface Leading {
  id: string
  collection: Collection
}

/** At most one product leads a collection; taking the mark from another must be asked for. */
export async function makeRoomForFeatured(tx: Tx, { id, collection }: Leading, how: 'ask' | 'replace' = 'ask') {
  const other = await lockFeatured(tx, collection, id)
  if (!other) return
  if (how === 'ask') throw new Refusal('FEATURED_TAKEN', { details: { name: other.name, featuredProduct: other } })
  await updateProduct(tx, other.id, { featured: false })
}
