-- A code that was given to one account is used by that account alone. When the account goes, it is nobody's.
alter table promo_codes
  add column is_personal boolean not null default false,
  add column account_id text references accounts on delete set null,
  add constraint promo_codes_of_an_account_are_personal check (account_id is null or is_personal);
create index promo_codes_of_account on promo_codes (account_id) where account_id is not null;

-- A fee that was promised before the order was placed holds wherever it goes.
alter table orders add column fee_is_agreed boolean not null default false;

-- What a shopper wants of the collection that comes next, at the price and with the promises of that day.
create table pre_orders (
  id text primary key,
  number text not null generated always as ('PO' || upper(right(id, 6))) stored constraint pre_orders_number_key unique,
  account_id text references accounts on delete set null,
  idempotency_key text,
  request_hash text,
  language text not null check (language in ('en', 'ar')),
  -- As the account had them then.
  name text not null,
  email text not null,
  phone text not null default '',
  color text not null check (color in ('black', 'white')),
  size text not null check (size in ('XS', 'S', 'M', 'L', 'XL', 'XXL')),
  quantity int not null check (quantity between 1 and 99),
  -- For one piece, in piastres.
  price bigint not null check (price > 0),
  free_shipping boolean not null,
  percent_off int not null check (percent_off between 0 and 100),
  -- Days in Cairo.
  releases_on text not null check (releases_on ~ '^20\d\d-\d\d-\d\d$'),
  ships_on text not null check (ships_on ~ '^20\d\d-\d\d-\d\d$'),
  promo_code_id text unique references promo_codes on delete set null,
  state text not null default 'open' check (state in ('open', 'ordered', 'cancelled')),
  order_id text unique references orders,
  cancelled_by text check (cancelled_by in ('shopper', 'team')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search text not null generated always as (
    search_text('PO' || upper(right(id, 6)) || ' ' || name || ' ' || email || ' ' || phone)) stored,
  constraint pre_orders_ship_after_the_release check (ships_on >= releases_on),
  constraint pre_orders_become_one_order check ((state = 'ordered') = (order_id is not null)),
  constraint pre_orders_are_cancelled_by_somebody check ((state = 'cancelled') = (cancelled_by is not null)),
  constraint pre_orders_keys_are_hashed check ((idempotency_key is null) = (request_hash is null))
);
create unique index pre_orders_one_per_key on pre_orders (account_id, idempotency_key) where idempotency_key is not null;
create index pre_orders_newest on pre_orders (created_at desc, id desc);
create index pre_orders_at_state on pre_orders (state, created_at desc, id desc);
create index pre_orders_of_account on pre_orders (account_id, created_at desc, id desc);
create index pre_orders_search on pre_orders using gin (search gin_trgm_ops);
-- How many pieces wait is read from this alone.
create index pre_orders_waiting on pre_orders (color, size) include (quantity) where state = 'open';

create table pre_order_steps (
  id bigint generated always as identity primary key,
  pre_order_id text not null references pre_orders,
  at timestamptz not null,
  account_id text references accounts on delete set null,
  from_state text check (from_state in ('open', 'ordered', 'cancelled')),
  to_state text not null check (to_state in ('open', 'ordered', 'cancelled')),
  note text not null default '' check (char_length(note) <= 300)
);
create index pre_order_steps_of_pre_order on pre_order_steps (pre_order_id, id);

create trigger pre_orders_tell after update on pre_orders for each row
  when (coalesce(current_setting('shop.actor', true), '') <> '')
  execute function note_activity('pre-order', 'id', 'number', 'state');
