-- Visits and looks never change, so a day that is over is summed once: every night, up to a day named here.
create table visit_days (
  day date primary key,
  visits int not null check (visits > 0)
);
create table viewed_products (
  product_id text primary key references products,
  views bigint not null check (views > 0)
);
create table visits_summed (
  only_one boolean primary key default true check (only_one),
  until timestamptz not null
);

insert into visits_summed (until)
  select case when exists (select from visits) then starts_in_cairo(day_in_cairo(now())) else 'epoch' end;
insert into visit_days
  select day_in_cairo(at), count(*) from visits, visits_summed where kind = 'visit' and at < until group by 1;
insert into viewed_products
  select product_id, count(*) from visits, visits_summed where kind = 'product_view' and at < until group by 1;
