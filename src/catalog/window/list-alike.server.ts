import { Refusal } from '#lib/refusal.ts'
import { findProduct } from '../db.server.ts'
import { MOST_RELATED, type Product, related } from '../shop-product.ts'
import { listProducts, NO_FILTERS, type Reading } from './db-window.server.ts'

/** The newest of them are looked through. */
const LOOKED_AT = 12

/** The same category first; where it has too few, what else there is in this color. */
export async function listAlike(at: Reading, id: string): Promise<ReturnType<typeof related>> {
  const product = await findProduct(at.db, id, 'shown')
  if (!product) throw new Refusal('NOT_FOUND')
  const newest = async (filters: Partial<typeof NO_FILTERS>): Promise<Product[]> => {
    const page = { sort: 'newest', page: 1, limit: LOOKED_AT } as const
    return (await listProducts(at, { ...NO_FILTERS, ...filters }, page)).products
  }
  const same = await newest({ category: product.category })
  const more = same.length > MOST_RELATED ? [] : await newest({ color: product.color })
  return related(product, same, more)
}
