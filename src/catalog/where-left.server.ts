import { type Expression, type SqlBool, sql } from 'kysely'
import type { Left } from './product.ts'

/** Of a row of `products`. What is few is asked once of a list: by itself it would be asked of each of its rows. */
const WHERE_LEFT: Record<Left, Expression<SqlBool>> = {
  low: sql`products.id in (
    select product_id from variants where is_offered
    group by product_id having sum(on_hand - reserved) between 1 and (select low_stock()))`,
  out: sql`not exists (
    select from variants where product_id = products.id and is_offered and on_hand > reserved)`,
}

export const whereLeft = (stock: Left): Expression<SqlBool> => WHERE_LEFT[stock]
