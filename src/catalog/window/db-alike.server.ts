import { sql } from 'kysely'
import type { Db } from '#lib/db.server.ts'
import type { Product } from '../shop-product.ts'
import { sizesLeft } from './db-window.server.ts'

/** The newest of them are looked through. */
const LOOKED_AT = 12

export type Likeness = 'category' | 'color'

/** As a list of them begins, without all that its filters would show: that would be counted anew for each product's page. */
export const findNewest = (db: Db, by: Likeness, value: Product[Likeness]): Promise<{ id: string }[]> =>
  db
    .selectFrom('products')
    .select('products.id')
    .where(`products.${by}`, '=', value)
    .where('products.status', '=', 'published')
    .where('products.deletedAt', 'is', null)
    .orderBy((product) => sql`${sizesLeft(product)} <> '{}'`, 'desc')
    .orderBy('products.featured', 'desc')
    .orderBy('products.createdAt', 'desc')
    .orderBy('products.id', 'desc')
    .limit(LOOKED_AT)
    .execute()
