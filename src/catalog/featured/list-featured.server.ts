import type { Db } from '#lib/db.server.ts'
import { getFacts } from '#settings/get-facts.server.ts'
import type { ShownProduct } from '../db.server.ts'
import { COLLECTIONS } from '../product.ts'
import { listProducts, NO_FILTERS } from '../window/db-window.server.ts'

/** What leads its collection: one product of each at most, that of the current collection first. */
export async function listFeatured(db: Db): Promise<ShownProduct[]> {
  const all = { sort: 'newest', page: 1, limit: COLLECTIONS.length } as const
  const { products } = await listProducts({ db }, { ...NO_FILTERS, featured: true }, all)
  const { currentCollection } = await getFacts(db)
  const isCurrent = ({ collection }: ShownProduct): boolean => collection === currentCollection
  return [...products.filter(isCurrent), ...products.filter((product) => !isCurrent(product))]
}
