import { type Expression, type SqlBool, sql } from 'kysely'
import type { Left } from './product.ts'

/** Of a row of `products`. Not kept beside it: every order would wait for that row. */
export const left = sql<number>`(
  select coalesce(sum(variants.on_hand - variants.reserved), 0) from variants
  where variants.product_id = products.id and variants.is_offered)`

/** Asked once of a list: by itself it would be asked of each of its rows. */
export const lowStock = sql<number>`(select low_stock())`

/** All products' sizes are added up in one go, or looked through until one is left. */
const IS_LEFT: Record<Left, Expression<SqlBool>> = {
  low: sql`products.id in (
    select product_id from variants where is_offered
    group by product_id having sum(on_hand - reserved) between 1 and ${lowStock})`,
  out: sql`not exists (
    select from variants where product_id = products.id and is_offered and on_hand > reserved)`,
}

export const isLeft = (stock: Left): Expression<SqlBool> => IS_LEFT[stock]
