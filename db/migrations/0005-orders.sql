create table orders (
  id text primary key,
  sku text not null unique check (sku ~ '^BW[0-9A-Z]{6}$'),
  account_id text references accounts on delete set null,
  -- Who asked: the account or the browser's anonymous session; an idempotency key counts within it.
  placed_by text not null,
  idempotency_key text,
  request_hash text,
  language text not null check (language in ('en', 'ar')),
  payment_method text not null check (payment_method in ('cod', 'paymob')),
  fulfilment text not null default 'none' check (fulfilment in ('none', 'shipped', 'delivered')),
  is_paid boolean not null default false,
  cancelled_at timestamptz,
  -- The one word that people see, made from the two facts above.
  status text not null generated always as (
    case when cancelled_at is not null then 'cancelled'
         when fulfilment <> 'none' then fulfilment
         when is_paid then 'paid'
         else 'pending' end) stored,
  holds text not null check (holds in ('nothing', 'reserved', 'deducted')),
  subtotal bigint not null check (subtotal >= 0),
  shipping_fee bigint not null check (shipping_fee >= 0),
  discount bigint not null default 0 check (discount between 0 and subtotal),
  total bigint not null,
  name text not null,
  email text not null,
  phone text not null,
  address text not null,
  governorate_id text not null,
  city_name text not null,
  postal_code text not null default '',
  country text not null check (country = 'EG'),
  guest_name text,
  guest_email text,
  guest_phone text,
  attention text,
  created_at timestamptz not null,
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint orders_total_adds_up check (total = subtotal + shipping_fee - discount),
  constraint orders_sku_is_of_id check (sku = 'BW' || upper(right(id, 6))),
  constraint orders_keys_are_hashed check ((idempotency_key is null) = (request_hash is null)),
  constraint orders_hold_what_their_state_says check (
    deleted_at is not null
    or holds = case when cancelled_at is not null then 'nothing'
                    when is_paid or fulfilment <> 'none' then 'deducted'
                    else 'reserved' end)
);
create unique index orders_one_per_key on orders (placed_by, idempotency_key) where idempotency_key is not null;
create index orders_newest on orders (created_at desc, id desc) where deleted_at is null;
create index orders_open_by_phone on orders (phone) where status = 'pending';
create index orders_open_by_email on orders (email) where status = 'pending';
create index orders_of_account on orders (account_id, created_at desc) where account_id is not null;

-- Name, size, price and image as they were when the order was placed.
create table order_lines (
  order_id text not null references orders,
  position int not null check (position >= 0),
  product_id text not null references products,
  variant_id text not null references variants,
  name text not null,
  name_ar text not null,
  size text not null,
  price int not null check (price >= 0),
  quantity int not null check (quantity between 1 and 99),
  media_id text references media,
  primary key (order_id, position),
  unique (order_id, variant_id)
);
create index order_lines_of_variant on order_lines (variant_id);

create table order_history (
  id bigint generated always as identity primary key,
  order_id text not null references orders,
  at timestamptz not null,
  account_id text references accounts on delete set null,
  from_status text,
  to_status text not null,
  note text not null default ''
);
create index order_history_of_order on order_history (order_id, id);

-- Money that came in. A cash order has one row, written by whoever approved it.
create table payments (
  id text primary key,
  order_id text not null references orders,
  kind text not null check (kind in ('cash', 'free')),
  amount bigint not null check (amount >= 0),
  recorded_by text references accounts on delete set null,
  recorded_at timestamptz not null
);
create index payments_of_order on payments (order_id);
create unique index payments_one_in_cash on payments (order_id) where kind in ('cash', 'free');

-- Why stock is what it is. on_hand and reserved of a size are the sums of its rows.
create table stock_ledger (
  id bigint generated always as identity primary key,
  variant_id text not null references variants,
  order_id text references orders,
  on_hand_change int not null,
  reserved_change int not null,
  reason text not null,
  account_id text references accounts on delete set null,
  at timestamptz not null default now(),
  constraint stock_ledger_moves_something check (on_hand_change <> 0 or reserved_change <> 0)
);
create index stock_ledger_of_variant on stock_ledger (variant_id, id);
create index stock_ledger_of_order on stock_ledger (order_id) where order_id is not null;

-- A browser that may read an order in full: the one that placed it, or one that came through the mail's link.
create table order_keepers (
  token_hash text not null,
  order_id text not null references orders,
  expires_at timestamptz not null,
  primary key (token_hash, order_id)
);
create index order_keepers_expiry on order_keepers (expires_at);
