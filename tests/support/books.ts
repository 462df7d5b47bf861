import { sql } from 'kysely'
import type { Db } from '../../src/lib/db.server.ts'

/**
 * What must hold after anything that happens to the shop; returns what does not.
 * Stock is its ledger's sum, holdings are the orders' sum, totals add up, paid orders have a payment.
 */
export async function wrongInTheBooks(db: Db): Promise<string[]> {
  const { rows } = await sql<{ wrong: string }>`
    with held as (
      select l.variant_id,
        sum(case when o.holds = 'reserved' then l.quantity else 0 end) as reserved
      from order_lines l join orders o on o.id = l.order_id group by l.variant_id
    ), booked as (
      select variant_id, sum(on_hand_change) as on_hand, sum(reserved_change) as reserved
      from stock_ledger group by variant_id
    )
    select 'stock of ' || v.id || ' is not what its ledger says' as wrong
      from variants v left join booked b on b.variant_id = v.id
      where v.on_hand <> coalesce(b.on_hand, 0) or v.reserved <> coalesce(b.reserved, 0)
    union all
    select 'reserved of ' || v.id || ' is not what orders hold'
      from variants v left join held h on h.variant_id = v.id
      where v.reserved <> coalesce(h.reserved, 0)
    union all
    select 'order ' || o.id || ' does not add up'
      from orders o join (select order_id, sum(price::bigint * quantity) as sum from order_lines group by order_id) l
        on l.order_id = o.id
      where o.subtotal <> l.sum
    union all
    select 'promo code ' || p.code || ' counts other uses than its orders hold'
      from promo_codes p where p.used <>
        (select count(*) from promo_code_uses u where u.promo_code_id = p.id and u.given_back_at is null)
    union all
    select 'order ' || o.id || ' and its promo code disagree'
      from orders o left join promo_code_uses u on u.order_id = o.id
      where (o.discount > 0 and u.order_id is null)
        or (u.given_back_at is not null) <> (u.order_id is not null and o.cancelled_at is not null)
    union all
    select 'order ' || o.id || ' has no lines' from orders o
      where not exists (select from order_lines l where l.order_id = o.id)
    union all
    select 'order ' || o.id || ' is paid without a payment' from orders o
      where o.is_paid and not exists (select from payments p where p.order_id = o.id)
    union all
    select 'order ' || o.id || ' has no first step' from orders o
      where not exists (select from order_history h where h.order_id = o.id and h.from_status is null)`.execute(db)
  return rows.map(({ wrong }) => wrong)
}
