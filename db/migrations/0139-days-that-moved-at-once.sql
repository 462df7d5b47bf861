-- The days that have moved are few, and found once: each of the thousands of days of a shop of years was looked for
-- among them on its own, which took nine tenths of the time of its sums.
create or replace view statuses_now as
select status_days.* from status_days
where status_days.day <> all (array(select distinct day from sales_moved))
union all
select moved.day, placed.status, count(*)::int
from (select distinct day from sales_moved) as moved
cross join lateral (
  select status from orders where deleted_at is null and day_in_cairo(created_at) = moved.day offset 0
) as placed
group by moved.day, placed.status;

create or replace view sales_now as
select sales_days.* from sales_days
where sales_days.day <> all (array(select distinct day from sales_moved))
union all
select moved.day, counted.governorate_id, count(*)::int, (count(*) filter (where is_successful))::int, sum(earnings)::bigint
from (select distinct day from sales_moved) as moved
cross join lateral (
  select governorate_id, is_successful, earnings from counted_orders where day_in_cairo(created_at) = moved.day offset 0
) as counted
group by moved.day, counted.governorate_id;

create or replace view sizes_now as
select sales_sizes.* from sales_sizes
where sales_sizes.day <> all (array(select distinct day from sales_moved))
union all
select day, size, sum(quantity)::int, sum(revenue)::bigint from moved_lines group by day, size;
