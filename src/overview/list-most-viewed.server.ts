import type { Db } from '#lib/db.server.ts'
import { listViews } from '#visits/list-views.server.ts'
import { listProductsOf } from './db-ranks.server.ts'

/** Looks at what has gone since are counted on, and left out here. */
const GONE = 20

export async function listMostViewed(db: Db, limit: number) {
  const views = await listViews(db, limit + GONE)
  if (views.length === 0) return []
  const products = await listProductsOf(db, new Map(views.map(({ productId, views }) => [productId, views])))
  return products.slice(0, limit)
}
