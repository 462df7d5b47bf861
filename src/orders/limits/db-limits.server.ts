import { sql } from 'kysely'
import type { Tx } from '#lib/db.server.ts'
import type { Person } from '../cash/db-cash.server.ts'

/**
 * Pieces of each of these products in orders of this shopper that were not given up. By phone those count that an
 * account placed or its link confirmed: nobody locks out another's.
 */
export async function sumPieces(
  tx: Tx,
  productIds: readonly string[],
  { accountId, placedBy, phone, mailbox }: Person,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ productId: string; pieces: number }>`
    select order_lines.product_id, sum(order_lines.quantity)::int as pieces
    from orders
    join order_lines on order_lines.order_id = orders.id
    where order_lines.product_id = any(${[...productIds]}::text[])
      and orders.cancelled_at is null and orders.deleted_at is null
      and (orders.account_id = ${accountId} or orders.placed_by = any(${[...placedBy]}::text[])
        or (mailbox_of(orders.email) = ${mailbox} and orders.email <> '')
        or (orders.phone = ${phone} and (orders.account_id is not null or orders.confirmed_by = 'link')))
    group by order_lines.product_id`.execute(tx)
  return new Map(rows.map(({ productId, pieces }) => [productId, pieces]))
}
