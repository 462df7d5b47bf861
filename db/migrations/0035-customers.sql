-- Whom the shop sells to: accounts, and guests by the phone they ordered with. Summed, so that no list of them reads orders.

create table customers (
  -- Of the alphabet of all ids. Made here, since customers come of what orders and accounts say.
  id text primary key default upper(left(replace(gen_random_uuid()::text, '-', ''), 26)),
  account_id text unique references accounts,
  -- A guest is whoever ordered from this number without an account. It joins no account by itself: nobody has proven theirs.
  guest_phone text unique check (guest_phone <> ''),
  erased_at timestamptz,
  kind text not null generated always as (
    case when erased_at is not null then 'erased' when guest_phone is not null then 'guest' else 'account' end) stored
    check (kind in ('account', 'guest', 'erased')),
  name text not null,
  email text not null,
  phone text not null,
  since timestamptz not null,
  orders int not null check (orders >= 0),
  cancelled int not null check (cancelled between 0 and orders),
  spent bigint not null,
  last_order_at timestamptz,
  -- What they were called and reached by in any of their orders.
  search text not null,
  constraint customers_are_one_of_three check (num_nonnulls(account_id, guest_phone, erased_at) = 1),
  constraint customers_erased_say_nothing check (erased_at is null or name || email || phone || search = ''),
  constraint customers_order_last_where_they_order check ((last_order_at is null) = (orders = 0))
);
create index customers_newest on customers (since desc, id desc);
-- Three words, so the smallest of the indexes: by it all of them are counted.
create index customers_by_kind on customers (kind);
create index customers_by_orders on customers (orders desc, id desc);
create index customers_by_spent on customers (spent desc, id desc);
create index customers_by_last_order on customers (last_order_at desc nulls last, id desc);
create index customers_by_name on customers (nullif(search_text(name), ''), id);
create index customers_by_phone on customers (phone) where phone <> '';
create index customers_search on customers using gin (search gin_trgm_ops);

-- What an order's guest is known by; an order whose account was erased is nobody's.
create function guest_of(account_id text, guest_phone text, phone text) returns text
  language sql immutable parallel safe
  return case when account_id is null then nullif(coalesce(guest_phone, phone), '') end;
create index orders_of_guest on orders (guest_of(account_id, guest_phone, phone), created_at desc);

create view account_sums as
select accounts.id as account_id, accounts.full_name as name, accounts.email, coalesce(accounts.phone, sums.phone, '') as phone,
  accounts.created_at as since, sums.orders, sums.cancelled, sums.spent, sums.last_order_at,
  ' ' || search_text(concat_ws(' ', accounts.full_name, accounts.email, accounts.phone, sums.words)) as search
from accounts
cross join lateral (
  select count(*)::int as orders, (count(*) filter (where orders.cancelled_at is not null))::int as cancelled,
    coalesce(sum(counted.earnings), 0)::bigint as spent, max(orders.created_at) as last_order_at,
    (array_agg(orders.phone order by orders.created_at desc))[1] as phone,
    string_agg(distinct concat_ws(' ', orders.name, orders.email, orders.phone), ' ') as words
  from orders join counted_orders as counted on counted.id = orders.id
  where orders.account_id = accounts.id
) as sums
-- Who works here is a customer once they buy.
where accounts.role = 'user' or sums.orders > 0;

create view guest_sums as
select guest_of(orders.account_id, orders.guest_phone, orders.phone) as guest_phone,
  (array_agg(coalesce(orders.guest_name, orders.name) order by orders.created_at desc))[1] as name,
  (array_agg(coalesce(orders.guest_email, orders.email) order by orders.created_at desc))[1] as email,
  min(orders.created_at) as since, count(*)::int as orders,
  (count(*) filter (where orders.cancelled_at is not null))::int as cancelled,
  coalesce(sum(counted.earnings), 0)::bigint as spent, max(orders.created_at) as last_order_at,
  ' ' || search_text(string_agg(distinct concat_ws(' ', orders.name, orders.guest_name, orders.email, orders.guest_email,
    orders.phone, orders.guest_phone), ' ')) as search
from orders join counted_orders as counted on counted.id = orders.id
where guest_of(orders.account_id, orders.guest_phone, orders.phone) is not null
group by 1;

-- Who has moved since they were summed. Whoever moves one only adds a row: nobody waits for anybody.
create table customers_moved (
  id bigint generated always as identity primary key,
  account_id text,
  guest_phone text
);

create function note_moved_customer() returns trigger language plpgsql as $$
begin
  insert into customers_moved (account_id, guest_phone)
  select distinct account_id, guest from (values
    (new.account_id, guest_of(new.account_id, new.guest_phone, new.phone)),
    (old.account_id, guest_of(old.account_id, old.guest_phone, old.phone))) as both_sides (account_id, guest)
  where account_id is not null or guest is not null;
  return null;
end $$;
create trigger orders_placed_move_customers after insert on orders for each row execute function note_moved_customer();
create trigger orders_changed_move_customers after update on orders for each row
  when ((old.account_id, old.name, old.email, old.phone, old.guest_name, old.guest_email, old.guest_phone, old.total,
      old.is_paid, old.cancelled_at, old.deleted_at)
    is distinct from (new.account_id, new.name, new.email, new.phone, new.guest_name, new.guest_email, new.guest_phone,
      new.total, new.is_paid, new.cancelled_at, new.deleted_at))
  execute function note_moved_customer();

create function note_moved_payer() returns trigger language plpgsql as $$
begin
  insert into customers_moved (account_id, guest_phone)
  select account_id, guest_of(account_id, guest_phone, phone) from orders where id = new.order_id;
  return null;
end $$;
create trigger payments_move_customers after insert or update of refunded, settles on payments
  for each row execute function note_moved_payer();

create function note_moved_account() returns trigger language plpgsql as $$
begin
  insert into customers_moved (account_id) values (new.id);
  return null;
end $$;
create trigger accounts_made_move_customers after insert on accounts for each row execute function note_moved_account();
create trigger accounts_changed_move_customers after update on accounts for each row
  when ((old.full_name, old.email, old.phone, old.role) is distinct from (new.full_name, new.email, new.phone, new.role))
  execute function note_moved_account();

-- What the team writes down about a customer.
create table customer_notes (
  id text primary key,
  customer_id text not null references customers,
  text text not null check (char_length(text) between 1 and 2000),
  -- Names as they were: a note stays when its author leaves.
  author text not null,
  editor text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint customer_notes_edited_say_by_whom check ((editor is null) = (updated_at = created_at))
);
create index customer_notes_of_customer on customer_notes (customer_id, created_at desc, id desc);

do $$ begin
  execute 'alter table activity drop constraint activity_subject_check, add constraint activity_subject_check '
    || (select replace(pg_get_constraintdef(oid), 'ARRAY[', 'ARRAY[''customer note''::text, ')
      from pg_constraint where conname = 'activity_subject_check');
end $$;

-- A note is told under the customer's name, until the customer is forgotten.
create function note_customer_note() returns trigger language plpgsql as $$
declare
  actor jsonb := current_setting('shop.actor')::jsonb;
begin
  insert into activity (account_id, actor, call, subject, subject_id, label, kind, before, after)
  select accounts.id, accounts.full_name, actor ->> 'call', 'customer note', customers.id, customers.name,
    case tg_op when 'INSERT' then 'added' when 'UPDATE' then 'changed' else 'removed' end,
    case when tg_op <> 'INSERT' then jsonb_build_object('text', old.text) end,
    case when tg_op <> 'DELETE' then jsonb_build_object('text', new.text) end
  from accounts, customers
  where accounts.id = actor ->> 'account' and customers.id = coalesce(new.customer_id, old.customer_id);
  return null;
end $$;
create trigger customer_notes_tell after insert or update or delete on customer_notes for each row
  when (coalesce(current_setting('shop.actor', true), '') <> '') execute function note_customer_note();

-- Of an erased account the figures stay, without a word about whose they were.
create function forget_customer() returns trigger language plpgsql as $$
declare
  forgotten text := (select id from customers where account_id = old.id);
begin
  delete from customer_notes where customer_id = forgotten;
  update activity set label = '', before = null, after = null where subject = 'customer note' and subject_id = forgotten;
  delete from customers where id = forgotten and orders = 0;
  update customers set account_id = null, erased_at = now(), name = '', email = '', phone = '', search = ''
  where id = forgotten;
  return old;
end $$;
create trigger accounts_forget_customer before delete on accounts for each row execute function forget_customer();

-- Those there are.
insert into customers (account_id, name, email, phone, since, orders, cancelled, spent, last_order_at, search)
  select account_id, name, email, phone, since, orders, cancelled, spent, last_order_at, search from account_sums;
insert into customers (guest_phone, name, email, phone, since, orders, cancelled, spent, last_order_at, search)
  select guest_phone, name, email, guest_phone, since, orders, cancelled, spent, last_order_at, search from guest_sums;
