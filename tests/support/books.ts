import { sql } from 'kysely'
import type { Db } from '../../src/lib/db.server.ts'

/**
 * What must hold after anything that happens to the shop; returns what does not.
 * Stock is its ledger's sum, holdings are the orders' sum, sold pieces were taken out, totals add up, paid orders have
 * a payment; money by card was vouched for by the provider, and what is not needed goes back. Money of a cancelled
 * order went back, or its owner is told of it.
 */
export async function wrongInTheBooks(db: Db): Promise<string[]> {
  const { rows } = await sql<{ wrong: string }>`
    with held as (
      select variant_id, sum(reserved) as reserved from (
        select l.variant_id, case when o.holds = 'reserved' then l.quantity else 0 end as reserved
        from order_lines l join orders o on o.id = l.order_id
        union all
        select l.new_variant_id, l.quantity from return_lines l join return_requests r on r.id = l.return_id
        where l.new_variant_id is not null and r.state in ('requested', 'approved', 'received')
      ) as pieces group by variant_id
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
    -- Goods that were sent and did not come back were taken out again when their order came back to life.
    select 'order ' || o.id || ' holds other pieces of ' || l.variant_id || ' than it took out'
      from orders o join order_lines l on l.order_id = o.id left join (
        select order_id, variant_id, -sum(on_hand_change) as pieces from stock_ledger
        where reason not like 'exchange %' group by order_id, variant_id) t
        on t.order_id = o.id and t.variant_id = l.variant_id
      where o.holds = 'deducted' and (coalesce(t.pieces, 0) < l.quantity - l.returned
        or l.returned = 0 and t.pieces % l.quantity <> 0)
    union all
    select 'order ' || l.order_id || ' has other pieces back than its refunds and returns brought'
      from order_lines l where l.returned <> (
        select coalesce(sum(b.restocked), 0) from refund_lines b join refunds r on r.id = b.refund_id
          join payments p on p.id = r.payment_id where p.order_id = l.order_id and b.variant_id = l.variant_id) + (
        select coalesce(sum(b.back), 0) from return_lines b join return_requests r on r.id = b.return_id
          where r.order_id = l.order_id and b.variant_id = l.variant_id)
    union all
    select 'order ' || l.order_id || ' has other pieces claimed than its returns are about'
      from order_lines l where l.claimed <> (
        select coalesce(sum(b.quantity), 0) from return_lines b join return_requests r on r.id = b.return_id
          where r.order_id = l.order_id and b.variant_id = l.variant_id and r.state not in ('rejected', 'withdrawn'))
    union all
    select 'order ' || o.id || ' counts other open returns than it has'
      from orders o where o.open_returns <> (select count(*) from return_requests r
        where r.order_id = o.id and r.state in ('requested', 'approved', 'received'))
    union all
    select 'return ' || r.code || ' is refunded without its money or a word of why' from return_requests r
      where r.state = 'refunded' and (select sum(l.amount) from return_lines l where l.return_id = r.id) > 0
        and not exists (select from refunds f where f.id = r.refund_id and f.state = 'done')
        and not exists (select from return_steps s where s.return_id = r.id and s.to_state = 'refunded' and s.words <> ''
          and s.id = (select max(last.id) from return_steps last where last.return_id = r.id))
    union all
    select 'the new sizes of return ' || r.code || ' did not leave as they were exchanged' from return_requests r
      where r.wish = 'exchange' and (select coalesce(sum(s.on_hand_change), 0) from stock_ledger s
        where s.order_id = r.order_id and s.reason like 'exchange %') <> (
        select -coalesce(sum(l.quantity), 0) from return_lines l join return_requests x on x.id = l.return_id
          where x.order_id = r.order_id and x.state = 'exchanged')
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
      where o.is_paid and not exists (select from payments p where p.order_id = o.id and p.settles)
    union all
    -- A paid order may be edited, and only made cheaper.
    select 'order ' || p.order_id || ' has a payment of another amount than its total, or is not paid by it'
      from payments p join orders o on o.id = p.order_id
      where p.settles and (not o.is_paid or p.amount < o.total
        or (p.amount > o.total and not exists (select from order_edits e where e.order_id = o.id and e.after ? 'total')))
    union all
    select 'payment ' || p.id || ' is of another order’s try, or of one that is not paid'
      from payments p join payment_attempts a on a.id = p.attempt_id
      where a.order_id <> p.order_id or a.state <> 'paid' or a.amount <> p.amount
    union all
    select 'payment ' || p.id || ' was never vouched for by the provider' from payments p
      where p.kind = 'card' and not exists (
        select from payment_events e where e.transaction_id = p.transaction_id and e.attempt_id = p.attempt_id
          and e.kind = 'paid' and e.verdict in ('settled', 'settled late', 'sent back', 'duplicate'))
    union all
    select 'try ' || a.id || ' is paid without a payment' from payment_attempts a
      where a.state = 'paid' and not exists (select from payments p where p.attempt_id = a.id)
    union all
    select 'payment ' || p.id || ' and its refunds differ' from payments p
      where p.refunded <> (
        select coalesce(sum(r.amount), 0) from refunds r where r.payment_id = p.id and r.state <> 'refused')
    union all
    select 'payment ' || p.id || ' is not needed and does not go back whole' from payments p
      where not p.settles and p.undone_at is null and not p.is_part and not exists (
        select from refunds r where r.id = p.owed_refund_id and r.payment_id = p.id and r.amount = p.amount)
    union all
    select 'order ' || o.id || ' has another part of its cash in the books than its courier brought'
      from orders o
      left join (select order_id, sum(amount) as sum from settlement_lines where state = 'part' group by order_id) b
        on b.order_id = o.id
      left join payments p on p.order_id = o.id and p.is_part and p.undone_at is null
      where coalesce(p.amount, 0) <> case when o.cancelled_at is not null and not o.is_paid then coalesce(b.sum, 0) else 0 end
    union all
    -- Less than all of it may go back, once an owner has decided so.
    select 'order ' || o.id || ' is cancelled, and its money neither went back nor is anybody told of it'
      from payments p join orders o on o.id = p.order_id
      where (p.settles or p.is_part) and p.undone_at is null and p.amount > p.refunded
        and o.cancelled_at is not null and o.deleted_at is null and o.attention is null
        and not exists (select from refunds r where r.payment_id = p.id and r.asked_at >= o.cancelled_at)
    union all
    select 'refund ' || r.id || ' went back another way than its money came' from refunds r
      join payments p on p.id = r.payment_id
      where r.cause <> 'kept' and (r.cause = 'by hand') <> (p.kind in ('cash', 'manual')) and not (r.cause = 'by hand'
        and exists (select from refunds b where b.payment_id = p.id and b.state = 'refused' and b.asked_at <= r.asked_at))
    union all
    select 'order ' || o.id || ' has no first step' from orders o
      where not exists (select from order_history h where h.order_id = o.id and h.from_status is null)`.execute(db)
  return rows.map(({ wrong }) => wrong)
}
