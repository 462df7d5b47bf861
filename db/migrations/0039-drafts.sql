-- A product is a draft until somebody publishes it. Shoppers, and all that is made for them, see what is published and not
-- deleted; the owner sees both, and narrows and sorts the list by what its columns say.
alter table products add column status text not null default 'published' check (status in ('draft', 'published'));
-- When it first was in the shop: what has never been is nobody's to know, not even by its id.
alter table products add column published_at timestamptz default now();
update products set published_at = created_at;
alter table products add constraint products_published_at_some_time check (status = 'draft' or published_at is not null);
alter table products add constraint products_drafts_lead_nothing check (not featured or status = 'published');

create index products_shown on products (created_at desc, id desc) where status = 'published' and deleted_at is null;
create index products_drafts on products (created_at desc, id desc) where status = 'draft' and deleted_at is null;
create index products_by_name on products (lower(name), id) where deleted_at is null;
create index products_by_price on products (final_price, id) where deleted_at is null;
create index products_discounted on products (created_at desc, id desc) where discount > 0 and deleted_at is null;
-- What is left of each product, added up without its rows being read.
create index variants_left on variants (product_id) include (on_hand, reserved) where is_offered;
-- What is said of one product, at whatever status.
create index reviews_about on reviews (product_id, created_at desc, id desc);

-- A slip is never mended into a word that only a draft has.
create or replace function near_words(asked text, most int) returns table (word text)
  language sql stable strict parallel safe
  set pg_trgm.word_similarity_threshold = 0.3
as $$
  select each.word
  from (
    select distinct split.word
    from products, regexp_split_to_table(products.search, '[^[:alnum:]]+') as split (word)
    where products.search %> asked and products.deleted_at is null and products.status = 'published'
  ) as each
  order by similarity(each.word, asked) desc, each.word
  limit most
$$;
