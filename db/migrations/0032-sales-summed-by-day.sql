-- What was sold, summed by Cairo's days, so that no figure of the overview reads orders one by one.

-- What an order counts for. Its day is the one it was placed on; it is successful while a payment is recorded and it is
-- not cancelled, and earns its total less what went back of that payment.
create view counted_orders as
select orders.id, orders.created_at, orders.governorate_id, found.is_successful,
  case when found.is_successful then orders.total - coalesce(
    (select payments.refunded from payments where payments.order_id = orders.id and payments.settles), 0) else 0 end as earnings
from orders
cross join lateral (select orders.is_paid and orders.cancelled_at is null as is_successful) as found
where orders.deleted_at is null;

create function starts_in_cairo(day date) returns timestamptz
  language sql immutable parallel safe return (day::timestamp at time zone 'Africa/Cairo');
create function day_in_cairo(instant timestamptz) returns date
  language sql immutable parallel safe return (instant at time zone 'Africa/Cairo')::date;

create table sales_days (
  day date not null,
  governorate_id text not null,
  orders int not null check (orders > 0),
  successful int not null check (successful between 0 and orders),
  earnings bigint not null,
  primary key (day, governorate_id)
);
create table sales_sizes (
  day date not null,
  size text not null check (size in ('XS', 'S', 'M', 'L', 'XL', 'XXL')),
  pieces int not null check (pieces > 0),
  revenue bigint not null check (revenue >= 0),
  primary key (day, size)
);
create table sales_products (
  day date not null,
  product_id text not null references products,
  pieces int not null check (pieces > 0),
  revenue bigint not null check (revenue >= 0),
  primary key (day, product_id)
);
-- The days of sales_products together.
create table sold_products (
  product_id text primary key references products,
  pieces bigint not null,
  revenue bigint not null
);

-- Days whose orders have moved since they were summed. Whoever moves one only adds a row: nobody waits for anybody.
create table sales_moved (
  id bigint generated always as identity primary key,
  day date not null
);
create index sales_moved_days on sales_moved (day);

create function note_moved_order() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.created_at <> new.created_at then
    insert into sales_moved (day) values (day_in_cairo(old.created_at));
  end if;
  insert into sales_moved (day) values (day_in_cairo(new.created_at));
  return null;
end $$;
create trigger orders_placed_move_sales after insert on orders for each row execute function note_moved_order();
create trigger orders_changed_move_sales after update on orders for each row
  when ((old.created_at, old.governorate_id, old.total, old.is_paid, old.cancelled_at, old.deleted_at)
    is distinct from (new.created_at, new.governorate_id, new.total, new.is_paid, new.cancelled_at, new.deleted_at))
  execute function note_moved_order();

create function note_moved_part() returns trigger language plpgsql as $$
begin
  insert into sales_moved (day) select day_in_cairo(created_at) from orders where id = coalesce(new.order_id, old.order_id);
  return null;
end $$;
create trigger order_lines_move_sales after insert or update or delete on order_lines
  for each row execute function note_moved_part();
create trigger payments_move_sales after insert or update of refunded, settles on payments
  for each row execute function note_moved_part();

-- As it is at this moment: the sums, and where orders have moved since, what these say.
create view sales_now as
select sales_days.* from sales_days
where not exists (select from sales_moved where sales_moved.day = sales_days.day)
union all
select moved.day, counted.governorate_id, count(*)::int, (count(*) filter (where is_successful))::int, sum(earnings)::bigint
from (select distinct day from sales_moved) as moved
join counted_orders as counted
  on counted.created_at >= starts_in_cairo(moved.day) and counted.created_at < starts_in_cairo(moved.day + 1)
group by moved.day, counted.governorate_id;

create view moved_lines as
select moved.day, lines.product_id, lines.size, lines.quantity, lines.quantity::bigint * lines.price as revenue
from (select distinct day from sales_moved) as moved
join counted_orders as counted
  on counted.created_at >= starts_in_cairo(moved.day) and counted.created_at < starts_in_cairo(moved.day + 1)
join order_lines as lines on lines.order_id = counted.id
where counted.is_successful;

create view sizes_now as
select sales_sizes.* from sales_sizes
where not exists (select from sales_moved where sales_moved.day = sales_sizes.day)
union all
select day, size, sum(quantity)::int, sum(revenue)::bigint from moved_lines group by day, size;

create view products_now as
select product_id, sum(pieces)::bigint as pieces, sum(revenue)::bigint as revenue from (
  select product_id, pieces, revenue from sold_products
  union all
  select product_id, -pieces, -revenue from sales_products where day in (select day from sales_moved)
  union all
  select product_id, quantity, revenue from moved_lines
) as parts
group by product_id having sum(pieces) > 0;

-- The orders there are.
insert into sales_moved (day) select distinct day_in_cairo(created_at) from orders;
insert into sales_days select * from sales_now;
insert into sales_sizes select * from sizes_now;
insert into sales_products select day, product_id, sum(quantity), sum(revenue) from moved_lines group by day, product_id;
insert into sold_products select product_id, sum(pieces), sum(revenue) from sales_products group by product_id;
delete from sales_moved;

-- What is to do stays short, however many orders there have been.
create index if not exists orders_to_approve on orders (created_at desc, id desc)
  where payment_method = 'cod' and not is_paid and cancelled_at is null and deleted_at is null;
create index if not exists orders_to_ship on orders (created_at desc, id desc) where status = 'paid' and deleted_at is null;
create index reviews_pending on reviews (created_at desc, id desc) where status = 'pending';
