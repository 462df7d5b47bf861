-- What a courier had brought of an order's cash when the order was cancelled: it pays nothing, and is owed back.
alter table payments
  add column is_part boolean not null default false,
  drop constraint payments_settle_or_go_back,
  add constraint payments_settle_or_go_back check (
    settles or owed_refund_id is not null or undone_at is not null or is_part),
  add constraint payments_in_part_are_cash check (not is_part or (kind = 'cash' and not settles and amount > 0));
create unique index payments_one_in_part on payments (order_id) where is_part and undone_at is null;

-- The orders there are. An id is made of the order's, so that this can be run on a copy and compared.
insert into payments (id, order_id, kind, amount, recorded_at, settles, is_part)
select '01' || substr(upper(md5(orders.id)), 1, 24), orders.id, 'cash', sum(parts.amount), orders.cancelled_at, false, true
from orders join settlement_lines as parts on parts.order_id = orders.id and parts.state = 'part'
where orders.cancelled_at is not null and not orders.is_paid
group by orders.id;
update orders set attention = 'refund due'
where cancelled_at is not null and deleted_at is null and attention is null
  and exists (select from payments where payments.order_id = orders.id and (payments.settles or payments.is_part)
    and payments.undone_at is null and payments.refunded = 0 and payments.amount > 0);
