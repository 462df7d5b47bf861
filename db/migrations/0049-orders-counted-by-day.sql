-- How many orders there are at each status is asked with every list of them; nobody counts them all for that.

-- By the day itself, PostgreSQL knows how few orders one day has.
create index orders_of_day on orders (day_in_cairo(created_at)) where deleted_at is null;

create table status_days (
  day date not null,
  status text not null check (status in ('pending', 'paid', 'shipped', 'delivered', 'cancelled')),
  orders int not null check (orders > 0),
  primary key (day, status)
);

drop trigger orders_changed_move_sales on orders;
create trigger orders_changed_move_sales after update on orders for each row
  when ((old.created_at, old.governorate_id, old.total, old.is_paid, old.fulfilment, old.cancelled_at, old.deleted_at)
    is distinct from (new.created_at, new.governorate_id, new.total, new.is_paid, new.fulfilment, new.cancelled_at, new.deleted_at))
  execute function note_moved_order();

-- As it is at this moment. Each day that has moved is looked up by itself (`offset 0`), however many these are thought to be.
create view statuses_now as
select status_days.* from status_days
where not exists (select from sales_moved where sales_moved.day = status_days.day)
union all
select moved.day, placed.status, count(*)::int
from (select distinct day from sales_moved) as moved
cross join lateral (
  select status from orders where deleted_at is null and day_in_cairo(created_at) = moved.day offset 0
) as placed
group by moved.day, placed.status;

create or replace view sales_now as
select sales_days.* from sales_days
where not exists (select from sales_moved where sales_moved.day = sales_days.day)
union all
select moved.day, counted.governorate_id, count(*)::int, (count(*) filter (where is_successful))::int, sum(earnings)::bigint
from (select distinct day from sales_moved) as moved
cross join lateral (
  select governorate_id, is_successful, earnings from counted_orders where day_in_cairo(created_at) = moved.day offset 0
) as counted
group by moved.day, counted.governorate_id;

create or replace view moved_lines as
select moved.day, lines.product_id, lines.size, lines.quantity, lines.quantity::bigint * lines.price as revenue
from (select distinct day from sales_moved) as moved
cross join lateral (
  select id from counted_orders where day_in_cairo(created_at) = moved.day and is_successful offset 0
) as counted
cross join lateral (select * from order_lines where order_id = counted.id offset 0) as lines;

insert into status_days
select day_in_cairo(created_at), status, count(*) from orders where deleted_at is null group by 1, 2;
