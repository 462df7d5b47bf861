import { sql } from 'kysely'

/** As `isOneSize` has it, of a row of `products` that is joined. */
export const selectOneSize = sql<boolean>`products.category = 'Accessories' and 1 = (
  select count(*) from variants where variants.product_id = products.id and variants.is_offered
)`.as('isOneSize')
