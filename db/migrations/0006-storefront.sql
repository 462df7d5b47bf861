-- Galleries, what comes next, reviews, the words people search by, and who visited.

-- A video is kept as it was filmed, with a poster: its width and height are the picture's.
alter table media add column kind text not null default 'image' check (kind in ('image', 'video'));
alter table media add column poster_id text references media;
alter table media add constraint media_videos_have_a_poster check (kind = 'image' or poster_id is not null);

create table galleries (
  id text primary key,
  name text not null check (char_length(name) between 1 and 120),
  name_ar text not null default '' check (char_length(name_ar) <= 120),
  description text not null default '' check (char_length(description) <= 2000),
  description_ar text not null default '' check (char_length(description_ar) <= 2000),
  featured boolean not null default false,
  is_active boolean not null default true,
  position int not null default 0,
  search text not null generated always as (search_text(name || ' ' || name_ar || ' ' || description || ' ' || description_ar)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index galleries_search on galleries using gin (search gin_trgm_ops);

create table gallery_items (
  id text primary key,
  gallery_id text not null references galleries on delete cascade,
  position int not null check (position >= 0),
  media_id text not null references media,
  title text not null check (char_length(title) between 1 and 120),
  title_ar text not null default '' check (char_length(title_ar) <= 120),
  description text not null default '' check (char_length(description) <= 1000),
  description_ar text not null default '' check (char_length(description_ar) <= 1000),
  alt text not null default '' check (char_length(alt) <= 200),
  alt_ar text not null default '' check (char_length(alt_ar) <= 200),
  featured boolean not null default false,
  tags text[] not null default '{}' check (cardinality(tags) <= 12),
  unique (gallery_id, position)
);
create index gallery_items_of_media on gallery_items (media_id);

-- One love per person: an account, or a browser's anonymous session (hashed).
create table gallery_loves (
  gallery_id text not null references galleries on delete cascade,
  loved_by text not null,
  account_id text references accounts on delete cascade,
  created_at timestamptz not null default now(),
  primary key (gallery_id, loved_by)
);
create index gallery_loves_of_account on gallery_loves (account_id) where account_id is not null;

-- What the next collection shows of itself.
create table coming_images (
  id text primary key,
  collection text not null check (collection in ('black', 'white')),
  media_id text not null references media,
  alt text not null default '' check (char_length(alt) <= 200),
  alt_ar text not null default '' check (char_length(alt_ar) <= 200),
  created_at timestamptz not null default now()
);
create index coming_images_of_collection on coming_images (collection, created_at, id);
create index coming_images_of_media on coming_images (media_id);

-- One per person and product; nobody sees it before it is approved.
create table reviews (
  id text primary key,
  product_id text not null references products,
  -- Gone with the account: what was said of the product stays, without a name.
  account_id text references accounts on delete set null,
  -- First name and initial, as they were when it was written.
  author text not null check (char_length(author) between 1 and 60),
  rating int not null check (rating between 1 and 5),
  comment text not null check (char_length(comment) between 1 and 1000),
  size text check (size in ('XS', 'S', 'M', 'L', 'XL', 'XXL')),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  featured boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint reviews_only_approved_ones_are_featured check (not featured or status = 'approved')
);
create unique index reviews_one_per_person on reviews (product_id, account_id) where account_id is not null;
create index reviews_of_product on reviews (product_id, created_at desc) where status = 'approved';
create index reviews_featured on reviews (created_at desc) where featured;
create index reviews_newest on reviews (created_at desc, id desc);
create index reviews_of_account on reviews (account_id) where account_id is not null;

-- Words that mean the same when one searches. The owner edits them.
create table search_synonyms (
  id text primary key,
  words text[] not null check (cardinality(words) between 2 and 12),
  updated_at timestamptz not null default now()
);

-- Visits and product views are counted, people are not: a session is a random word that lives in one tab.
create table visits (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('visit', 'product_view')),
  session_id text not null check (char_length(session_id) between 8 and 80),
  page text not null check (char_length(page) <= 300),
  product_id text references products,
  at timestamptz not null default now(),
  constraint visits_views_name_a_product check ((kind = 'product_view') = (product_id is not null))
);
create unique index visits_one_per_session on visits (session_id) where kind = 'visit';
create unique index visits_one_view_per_session on visits (session_id, product_id) where kind = 'product_view';
create index visits_by_time on visits (kind, at);
create index visits_of_product on visits (product_id, at) where product_id is not null;
