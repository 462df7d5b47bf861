-- What the team changed in an order before it left: of before and after only what differs, amounts in piastres.
create table order_edits (
  step bigint primary key references order_history,
  order_id text not null references orders,
  before jsonb not null,
  after jsonb not null
);
create index order_edits_of_order on order_edits (order_id);

-- An address is for the order's history alone, which forgets it with the order: of it, activity only says that it changed.
create function activity_of_edit(edited jsonb) returns jsonb language sql immutable as $$
  select edited
    || case when edited ? 'address' then '{"address": {}}' else '{}' end::jsonb
    || case when edited ? 'lines' then jsonb_build_object('lines', (
         select coalesce(jsonb_agg(format('%s × %s, %s', line ->> 'quantity', line ->> 'name', line ->> 'size')), '[]')
         from jsonb_array_elements(edited -> 'lines') as line)) else '{}' end
$$;

-- The order's own row told of its sums a moment ago, in the same transaction, so by one of the newest ids: the two are
-- one change.
create function note_order_edit() returns trigger language plpgsql as $$
declare
  actor jsonb := current_setting('shop.actor')::jsonb;
begin
  delete from activity where id > (select max(id) from activity) - 1000
    and subject = 'order' and subject_id = new.order_id and at >= now() and kind = 'changed';
  insert into activity (account_id, actor, call, subject, subject_id, label, kind, before, after)
  select accounts.id, accounts.full_name, actor ->> 'call', 'order', new.order_id, orders.sku, 'changed',
    activity_of_edit(new.before), activity_of_edit(new.after)
  from accounts join orders on orders.id = new.order_id where accounts.id = actor ->> 'account';
  return null;
end $$;
create trigger order_edits_tell after insert on order_edits for each row
  when (coalesce(current_setting('shop.actor', true), '') <> '') execute function note_order_edit();

alter table orders
  -- Where the team was asked for it; null for what a shopper ordered in the shop.
  add column channel text check (channel in ('phone', 'whatsapp', 'instagram', 'facebook', 'visit', 'other'));
alter table order_lines
  -- For one piece before the product's own discount; null where it was not written down.
  add column full_price int,
  add constraint order_lines_sold_at_most_at_full_price check (full_price >= price);

alter table refunds drop constraint refunds_cause_check;
alter table refunds
  -- changed: paid at the price that the order had before it was edited.
  add constraint refunds_cause_check
    check (cause in ('admin', 'late', 'twice', 'cancelled', 'changed', 'outside', 'by hand'));

-- A paid order may have become cheaper since: the difference that goes back is no part of its total any more.
create function went_back_of(total bigint, paid bigint, refunded bigint) returns bigint
  language sql immutable parallel safe return greatest(0, refunded - greatest(0, paid - total));
create or replace view counted_orders as
select orders.id, orders.created_at, orders.governorate_id, found.is_successful,
  case when found.is_successful then orders.total - coalesce(
    (select went_back_of(orders.total, payments.amount, payments.refunded) from payments
      where payments.order_id = orders.id and payments.settles), 0) else 0 end as earnings
from orders
cross join lateral (select orders.is_paid and orders.cancelled_at is null as is_successful) as found
where orders.deleted_at is null;
