create table media (
  id text primary key,
  width int not null check (width between 1 and 20000),
  height int not null check (height between 1 and 20000),
  bytes int not null check (bytes > 0),
  uploaded_by text references accounts on delete set null,
  created_at timestamptz not null default now()
);

create table products (
  id text primary key,
  sku text not null unique check (sku ~ '^BW\d{5}$'),
  name text not null check (char_length(name) between 1 and 120),
  name_ar text not null default '' check (char_length(name_ar) <= 120),
  description text not null default '' check (char_length(description) <= 4000),
  description_ar text not null default '' check (char_length(description_ar) <= 4000),
  price int not null check (price between 1 and 100000000),
  discount int not null default 0 check (discount between 0 and 100),
  -- price less discount, rounded half up once: the same sum as lessPercent() in lib/money.ts
  final_price int not null generated always as ((price::bigint * (100 - discount) + 50) / 100) stored,
  color text not null check (color in ('black', 'white')),
  collection text not null check (collection in ('Black', 'White')),
  category text not null check (category in ('T-Shirts', 'Hoodies', 'Accessories', 'Polo', 'Shirts', 'Jackets', 'Pants', 'Jilbab', 'Limited Edition')),
  size_group text not null check (size_group in ('top', 'bottom')),
  featured boolean not null default false,
  search text not null generated always as (search_text(name || ' ' || name_ar || ' ' || category || ' ' || color || ' ' || sku)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index products_search on products using gin (search gin_trgm_ops);
create index products_newest on products (created_at desc, id desc) where deleted_at is null;
create unique index products_one_featured on products (collection) where featured and deleted_at is null;

create table product_images (
  product_id text not null references products on delete cascade,
  position int not null check (position >= 0),
  media_id text not null references media,
  alt text not null default '' check (char_length(alt) <= 200),
  alt_ar text not null default '' check (char_length(alt_ar) <= 200),
  primary key (product_id, position)
);
create index product_images_of_media on product_images (media_id);

-- One size of one product. What may be sold is on_hand - reserved.
create table variants (
  id text primary key,
  product_id text not null references products on delete cascade,
  size text not null check (size in ('XS', 'S', 'M', 'L', 'XL', 'XXL')),
  on_hand int not null default 0 check (on_hand between 0 and 1000000),
  reserved int not null default 0 check (reserved between 0 and on_hand),
  -- A size that is not made any more keeps its row, because orders and the ledger speak of it.
  is_offered boolean not null default true,
  unique (product_id, size)
);
