-- Who somebody is: their mailbox proven, their Google account, a second factor, and what they keep with us.

alter table accounts
  add column language text not null default 'en' check (language in ('en', 'ar')),
  add column picture_id text references media,
  -- Asked to be deleted: nobody signs in any more; the row goes when no order needs it.
  add column closed_at timestamptz,
  -- Encrypted with a key of SECRET. Asked for only once it has been confirmed with a first code.
  add column totp_secret text,
  add column totp_since timestamptz,
  -- The time step of the last code that was taken: none counts twice.
  add column totp_last_step bigint,
  add constraint accounts_second_factor_has_a_secret check (totp_since is null or totp_secret is not null);
create index accounts_closed on accounts (closed_at) where closed_at is not null;

alter table sessions
  add column agent text not null default '' check (char_length(agent) <= 200),
  -- An owner who still has to set up the second factor: may do that and nothing else of an owner.
  add column is_limited boolean not null default false;

create table recovery_codes (
  account_id text not null references accounts on delete cascade,
  hash text not null,
  used_at timestamptz,
  primary key (account_id, hash)
);

-- Links that were mailed. The link's secret part follows from the id by HMAC, so this table opens nothing.
create table account_links (
  id text primary key,
  account_id text not null references accounts on delete cascade,
  purpose text not null check (purpose in ('verify', 'reset')),
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index account_links_of_account on account_links (account_id, purpose);

-- Whom a provider vouches for: bound by issuer and subject, never by an e-mail alone.
create table identities (
  issuer text not null,
  subject text not null check (char_length(subject) between 1 and 255),
  account_id text not null references accounts on delete cascade,
  created_at timestamptz not null default now(),
  primary key (issuer, subject),
  unique (account_id, issuer)
);

create table addresses (
  id text primary key,
  account_id text not null references accounts on delete cascade,
  name text not null check (char_length(name) between 1 and 120),
  phone text not null check (phone ~ '^\+20(10|11|12|15)\d{8}$'),
  address text not null check (char_length(address) between 1 and 300),
  city_name text not null check (char_length(city_name) between 1 and 120),
  governorate_id text not null,
  postal_code text not null default '' check (postal_code ~ '^(\d{5})?$'),
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index addresses_of_account on addresses (account_id, created_at);
create unique index addresses_one_default on addresses (account_id) where is_default;

create table favorites (
  account_id text not null references accounts on delete cascade,
  product_id text not null references products,
  created_at timestamptz not null default now(),
  primary key (account_id, product_id)
);
create index favorites_of_product on favorites (product_id);

-- "Tell me when my size is back": asked once, told once, in the order of asking.
create table stock_alerts (
  id text primary key,
  variant_id text not null references variants,
  account_id text references accounts on delete cascade,
  email text not null check (email = lower(email)),
  language text not null check (language in ('en', 'ar')),
  created_at timestamptz not null default now(),
  told_at timestamptz
);
create unique index stock_alerts_once on stock_alerts (variant_id, email) where told_at is null;
create index stock_alerts_waiting on stock_alerts (variant_id, created_at) where told_at is null;
create index stock_alerts_of_account on stock_alerts (account_id) where account_id is not null;

-- An account's cart, the same in every browser.
create table cart_lines (
  account_id text not null references accounts on delete cascade,
  product_id text not null references products,
  size text not null check (size in ('XS', 'S', 'M', 'L', 'XL', 'XXL')),
  quantity int not null check (quantity between 1 and 99),
  added_at timestamptz not null default now(),
  primary key (account_id, product_id, size)
);
create index cart_lines_of_product on cart_lines (product_id);

-- A guest's cart joins an account once, however often it is asked.
create table cart_merges (
  account_id text not null references accounts on delete cascade,
  guest_cart_id text not null check (char_length(guest_cart_id) between 8 and 80),
  merged_at timestamptz not null default now(),
  primary key (account_id, guest_cart_id)
);
