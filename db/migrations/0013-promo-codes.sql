create table promo_codes (
  id text primary key,
  code text not null unique check (code ~ '^[A-Z0-9][A-Z0-9_-]{1,29}$'),
  name text not null check (char_length(name) between 1 and 120),
  description text not null default '' check (char_length(description) <= 500),
  description_ar text not null default '' check (char_length(description_ar) <= 500),
  discount_type text not null check (discount_type in ('percentage', 'fixed')),
  -- Whole percent, or piastres.
  discount_value int not null check (discount_value > 0),
  max_discount bigint check (max_discount > 0),
  min_subtotal bigint not null default 0 check (min_subtotal >= 0),
  max_uses int not null check (max_uses >= 1),
  max_uses_per_person int not null check (max_uses_per_person between 1 and max_uses),
  -- Held by orders that are not cancelled: more than max_uses can't be.
  used int not null default 0 check (used between 0 and max_uses),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  applicable_categories text[] not null default '{}',
  excluded_categories text[] not null default '{}',
  is_public boolean not null default false,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint promo_codes_percent_is_one check (discount_type = 'fixed' or discount_value <= 100),
  constraint promo_codes_cap_percentages_only check (max_discount is null or discount_type = 'percentage'),
  constraint promo_codes_know_their_categories check (
    (applicable_categories || excluded_categories) <@ array['T-Shirts', 'Hoodies', 'Accessories', 'Polo', 'Shirts', 'Jackets', 'Pants', 'Jilbab', 'Limited Edition'])
);
create index promo_codes_newest on promo_codes (created_at desc, id desc);

create table promo_code_products (
  promo_code_id text not null references promo_codes on delete cascade,
  product_id text not null references products,
  is_excluded boolean not null,
  primary key (promo_code_id, product_id, is_excluded)
);
create index promo_code_products_of_product on promo_code_products (product_id);

-- One use by one order, for its account, e-mail (lower case, without a tag) and phone together. What the code was when
-- it was used stays with the order.
create table promo_code_uses (
  order_id text primary key references orders,
  promo_code_id text references promo_codes on delete set null,
  code text not null,
  discount_type text not null check (discount_type in ('percentage', 'fixed')),
  discount_value int not null check (discount_value > 0),
  account_id text references accounts on delete set null,
  email text not null,
  phone text not null,
  -- A cancelled order gives its use back; one that stands again takes it again.
  given_back_at timestamptz,
  constraint promo_code_uses_held_are_of_a_code check (given_back_at is not null or promo_code_id is not null)
);
create index promo_code_uses_held on promo_code_uses (promo_code_id) where given_back_at is null;
