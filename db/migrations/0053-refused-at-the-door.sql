-- A parcel that nobody took: its order is cancelled for that, and the number it was brought to is known by it.
alter table orders
  add column refused_at timestamptz,
  add constraint orders_refused_were_sent check (
    refused_at is null or (cancelled_at is not null and fulfilment <> 'none'));
-- All that a number has ordered, deleted ones too: hiding an order makes nobody forget.
create index orders_by_phone on orders (phone);

alter table order_history
  -- What a step was beside where it led to.
  add column event text check (event in ('refused', 'confirmed', 'no answer', 'not confirmed')),
  add constraint order_history_refusals_cancel check (event <> 'refused' or to_status = 'cancelled');
alter table step_undos add column refused_at timestamptz;

-- One change, told once: beside the status that follows from it.
do $$
declare
  told text := (select pg_get_triggerdef(oid) from pg_trigger where tgname = 'orders_tell' and tgrelid = 'orders'::regclass);
begin
  drop trigger orders_tell on orders;
  execute replace(told, '''sku'', ', '''sku'', ''refused_at'', ');
end $$;
