-- A cash order is confirmed before it leaves: by its shopper through a signed link, or by the team who called.
alter table orders
  add column confirmed_at timestamptz,
  add column confirmed_by text check (confirmed_by in ('link', 'team')),
  -- How often the team asked and nobody answered.
  add column asked_in_vain int not null default 0 check (asked_in_vain >= 0),
  -- The rules of the settings that ask for it; with any of them, nothing leaves before it is confirmed.
  add column cash_reasons text[] not null default '{}'
    check (cash_reasons <@ array['first order', 'refusals', 'open total']),
  add constraint orders_confirmed_say_by_whom check ((confirmed_at is null) = (confirmed_by is null));

-- One mailbox, however its address is spelled (promo-codes/promo-code.ts says the same).
create function mailbox_of(email text) returns text language sql immutable parallel safe
  return regexp_replace(lower(trim(email)), '\+[^@]*(?=@)', '');
-- What one person has ordered: by account, browser, mailbox and phone.
create index orders_by_mailbox on orders (mailbox_of(email));
drop index orders_open_by_phone;
drop index orders_open_by_email;

do $$
declare
  told text := (select pg_get_triggerdef(oid) from pg_trigger where tgname = 'orders_tell' and tgrelid = 'orders'::regclass);
begin
  drop trigger orders_tell on orders;
  execute replace(told, '''sku'', ', '''sku'', ''confirmed_by'', ''asked_in_vain'', ');
end $$;
