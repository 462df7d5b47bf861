import { sql } from 'kysely'
import type { Db } from '#lib/db.server.ts'
import type { Product } from '../shop-product.ts'

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
    .orderBy(
      ({ exists, selectFrom }) =>
        exists(
          selectFrom('variants')
            .select(sql`1`.as('one'))
            .whereRef('variants.productId', '=', 'products.id')
            .where('variants.isOffered', '=', true)
            .whereRef('variants.onHand', '>', 'variants.reserved'),
        ),
      'desc',
    )
    .orderBy('products.featured', 'desc')
    .orderBy('products.createdAt', 'desc')
    .orderBy('products.id', 'desc')
    .limit(LOOKED_AT)
    .execute()
