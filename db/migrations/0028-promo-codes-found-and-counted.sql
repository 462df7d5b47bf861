-- Beside the English name; empty: the English one shows.
alter table promo_codes add column name_ar text not null default '' check (char_length(name_ar) <= 120);

-- Found by any part of what a code is called, in both languages, however it is spelled.
alter table promo_codes add column search text not null generated always as (
  search_text(code || ' ' || name || ' ' || name_ar || ' ' || description || ' ' || description_ar)) stored;
create index promo_codes_search on promo_codes using gin (search gin_trgm_ops);

-- What a code brought in is read from its own uses, which name their orders without being read themselves.
drop index promo_code_uses_held;
create index promo_code_uses_held on promo_code_uses (promo_code_id) include (order_id) where given_back_at is null;
