-- How many customers there are, so that no list of them counts them all: each statement adds what it changed, and waits
-- for nobody; the job that sums customers gathers the rows.
create table customers_counted (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('account', 'guest', 'erased')),
  change int not null check (change <> 0)
);

create function count_customers_more() returns trigger language plpgsql as $$
begin
  insert into customers_counted (kind, change) select kind, count(*) from added group by kind;
  return null;
end $$;
create function count_customers_less() returns trigger language plpgsql as $$
begin
  insert into customers_counted (kind, change) select kind, -count(*) from removed group by kind;
  return null;
end $$;
-- An account that was erased is a customer of another kind.
create function count_customers_changed() returns trigger language plpgsql as $$
begin
  insert into customers_counted (kind, change)
    select kind, sum(each) from (select kind, 1 as each from added union all select kind, -1 from removed) as changed
    group by kind having sum(each) <> 0;
  return null;
end $$;
create trigger customers_count_more after insert on customers
  referencing new table as added for each statement execute function count_customers_more();
create trigger customers_count_less after delete on customers
  referencing old table as removed for each statement execute function count_customers_less();
create trigger customers_count_changed after update on customers
  referencing old table as removed new table as added for each statement execute function count_customers_changed();

insert into customers_counted (kind, change) select kind, count(*) from customers group by kind;
