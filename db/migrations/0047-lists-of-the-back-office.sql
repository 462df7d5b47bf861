-- Who stands behind a review, decisions that can be taken back, images in an order of the owner's, and lists that are
-- read from an index whatever they are narrowed by.

-- The order that let its author write it. It goes with the account, as the name does.
alter table reviews add column order_id text references orders;
update reviews set order_id = (
  select orders.id from orders join order_lines on order_lines.order_id = orders.id
  where orders.account_id = reviews.account_id and order_lines.product_id = reviews.product_id
    and orders.cancelled_at is null and orders.deleted_at is null
  order by orders.is_paid desc, orders.created_at desc, order_lines.position limit 1)
where account_id is not null;
alter table reviews add constraint reviews_order_goes_with_the_account check (account_id is not null or order_id is null);

-- A decision can be taken back for a minute; what waits has none.
alter table reviews add column decided_at timestamptz;
alter table reviews add constraint reviews_that_wait_are_not_decided check (status <> 'pending' or decided_at is null);

alter table reviews add column search text not null generated always as (search_text(author || ' ' || comment)) stored;
create index reviews_search on reviews using gin (search gin_trgm_ops);
create index reviews_of_any_status on reviews (product_id);
create index reviews_by_status on reviews (status, created_at desc, id desc);
-- What waits comes first, and of all the newest.
drop index reviews_newest;
create index reviews_in_turn on reviews ((status = 'pending') desc, created_at desc, id desc);

-- How many there are at each status, kept by the table itself: nobody counts them all for four cards.
create table review_counts (
  status text primary key check (status in ('pending', 'approved', 'rejected')),
  count int not null
);
insert into review_counts select status, count(*) from reviews group by status;
create function count_reviews() returns trigger language plpgsql as $$
begin
  -- In one order, so that two who decide at once do not wait for each other.
  if tg_op = 'INSERT' then
    insert into review_counts as counted select status, count(*) from came group by status order by status
    on conflict (status) do update set count = counted.count + excluded.count;
  elsif tg_op = 'DELETE' then
    insert into review_counts as counted select status, -count(*) from went group by status order by status
    on conflict (status) do update set count = counted.count + excluded.count;
  else
    insert into review_counts as counted
    select status, sum(n) from (select status, 1 as n from came union all select status, -1 from went) as moved
    group by status having sum(n) <> 0 order by status
    on conflict (status) do update set count = counted.count + excluded.count;
  end if;
  return null;
end $$;
create trigger reviews_that_come after insert on reviews referencing new table as came
  for each statement execute function count_reviews();
create trigger reviews_that_go after delete on reviews referencing old table as went
  for each statement execute function count_reviews();
create trigger reviews_that_move after update on reviews referencing old table as went new table as came
  for each statement execute function count_reviews();

create index activity_by_time on activity (at);

create index promo_code_uses_of_code on promo_code_uses (code) include (order_id);

alter table coming_images
  add column position int not null default 0 check (position >= 0),
  add column updated_at timestamptz not null default now();
update coming_images set position = placed.position from (
  select id, row_number() over (partition by collection order by created_at, id) - 1 as position from coming_images) as placed
where placed.id = coming_images.id;
drop index coming_images_of_collection;
create index coming_images_of_collection on coming_images (collection, position, created_at, id);
