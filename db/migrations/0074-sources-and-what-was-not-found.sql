-- Where visits and orders came from, and what was looked for and not found: counted by day, of nobody in particular.

-- `instagram / social / summer`, `google.com` or `direct`; null where it was not told.
alter table visits
  add column source text check (char_length(source) between 1 and 130 and source !~ '[[:cntrl:]]'),
  drop constraint visits_kind_check,
  add constraint visits_kind_check check (kind in ('visit', 'product_view', 'cart', 'checkout'));
create unique index visits_one_step_per_session on visits (session_id, kind) where kind in ('cart', 'checkout');
alter table orders
  add column source text check (char_length(source) between 1 and 130 and source !~ '[[:cntrl:]]');

-- Days that are over; '' stands for what was not told.
create table source_days (
  day date not null,
  source text not null,
  visits int not null check (visits >= 0),
  carts int not null check (carts >= 0),
  checkouts int not null check (checkouts >= 0),
  primary key (day, source)
);
insert into source_days select day, '', visits, 0, 0 from visit_days;

-- As the other sums of sales: a day whose orders have moved is taken from them until it is summed anew.
create table source_orders (
  day date not null,
  source text not null,
  orders int not null check (orders > 0),
  primary key (day, source)
);
create view source_orders_now as
select source_orders.* from source_orders
where not exists (select from sales_moved where sales_moved.day = source_orders.day)
union all
select moved.day, placed.source, count(*)::int
from (select distinct day from sales_moved) as moved
cross join lateral (
  select coalesce(source, '') as source from orders where deleted_at is null and day_in_cairo(created_at) = moved.day offset 0
) as placed
group by moved.day, placed.source;
insert into source_orders
select day_in_cairo(created_at), '', count(*) from orders where deleted_at is null group by 1;

create view sources_now as
select day, source, visits, carts, checkouts, 0 as orders from source_days
union all
select day_in_cairo(at), coalesce(source, ''), (count(*) filter (where kind = 'visit'))::int,
  (count(*) filter (where kind = 'cart'))::int, (count(*) filter (where kind = 'checkout'))::int, 0
from visits where kind in ('visit', 'cart', 'checkout') and at >= (select until from visits_summed)
group by 1, 2
union all
select day, source, 0, 0, 0, orders from source_orders_now;

create table missed_searches (
  day date not null,
  words text not null check (char_length(words) between 2 and 60 and words !~ '[[:cntrl:]]'),
  times int not null check (times > 0),
  primary key (day, words)
);
create table missed_sizes (
  day date not null,
  product_id text not null references products,
  size text not null check (size in ('XS', 'S', 'M', 'L', 'XL', 'XXL')),
  presses int not null default 0 check (presses >= 0),
  wishes int not null default 0 check (wishes >= 0),
  primary key (day, product_id, size)
);
