-- An order is found by whatever somebody reads out of it: id, code, names, e-mail, phone.
alter table orders add column search text not null generated always as (
  ' ' || search_text(
    id || ' ' || sku || ' ' || name || ' ' || coalesce(guest_name, '') || ' ' || email || ' ' || coalesce(guest_email, '')
    || ' ' || phone || ' ' || coalesce(guest_phone, ''))) stored;
create index orders_search on orders using gin (search gin_trgm_ops);
create index accounts_search on accounts using gin (search_text(full_name || ' ' || email) gin_trgm_ops);
