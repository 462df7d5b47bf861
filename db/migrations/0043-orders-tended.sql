-- What the team writes down about an order, for itself alone.
create table order_notes (
  id bigint generated always as identity primary key,
  order_id text not null references orders,
  account_id text references accounts on delete set null,
  body text not null check (length(body) between 1 and 1000),
  at timestamptz not null,
  updated_at timestamptz not null
);
create index order_notes_of_order on order_notes (order_id, id);

-- Who brings the parcel, and the number by which they know it.
alter table orders
  add column courier text not null default '' check (length(courier) <= 60),
  add column tracking_number text not null default '' check (tracking_number ~ '^[0-9A-Za-z-]{0,40}$'),
  add constraint orders_numbers_are_of_a_courier check (tracking_number = '' or courier <> '');

-- Which letters went to whom. A letter that is tried again is the same letter, by the id that its mail carries.
create table order_letters (
  id text primary key,
  order_id text not null references orders,
  event text not null check (event in ('placed', 'edited', 'not paid yet', 'paid', 'shipped', 'delivered', 'cancelled', 'stands again', 'refunded', 'sent back', 'sent back as changed', 'given back')),
  mailbox text not null,
  state text not null check (state in ('waiting', 'sent', 'failed')),
  tries int not null default 0 check (tries >= 0),
  at timestamptz not null,
  -- What a letter about money says.
  amount bigint check (amount > 0),
  how text check (how in ('cash', 'bank', 'wallet', 'other')),
  reference text not null default '',
  -- Who of the team sent it once more; null where the shop sent it by itself.
  sent_by text references accounts on delete set null,
  constraint order_letters_are_tried check ((state = 'waiting') = (tries = 0))
);
create index order_letters_of_order on order_letters (order_id, at);

-- Was it told for the integration and the merchant that the try was opened for? Null for what nobody had signed, and for
-- what came before this was kept.
alter table payment_events add column place_fits boolean;

-- Of a refund, the pieces that it was for; the rows keep their words where a line of the order changes.
create table refund_lines (
  refund_id text not null references refunds,
  variant_id text not null references variants,
  name text not null,
  name_ar text not null,
  size text not null,
  quantity int not null check (quantity between 1 and 99),
  -- Of these, what went back on the shelf with this refund.
  restocked int not null check (restocked between 0 and quantity),
  primary key (refund_id, variant_id)
);
alter table order_lines
  -- Pieces that refunds have put back on the shelf: the order holds them no more.
  add column returned int not null default 0,
  add constraint order_lines_return_what_was_bought check (returned between 0 and quantity);

create trigger orders_tell_parcel after update of courier, tracking_number on orders for each row
  when (coalesce(current_setting('shop.actor', true), '') <> '')
  execute function note_activity('order', 'id', 'sku', 'courier', 'tracking_number');

-- That there is a note, or a letter was sent again, is told of its order. What a note says may be about whoever ordered:
-- it stays here, and goes with them.
create function note_order_part() returns trigger language plpgsql as $$
declare
  actor jsonb := current_setting('shop.actor')::jsonb;
  part_of text := coalesce(to_jsonb(new), to_jsonb(old)) ->> 'order_id';
  was text := case when tg_op = 'INSERT' then null else 'note written' end;
  now_is text := case when tg_table_name = 'order_letters' then to_jsonb(new) ->> 'event'
    when tg_op = 'INSERT' then 'note written' when tg_op = 'UPDATE' then 'note edited' else 'note deleted' end;
begin
  insert into activity (account_id, actor, call, subject, subject_id, label, kind, before, after)
  select accounts.id, accounts.full_name, actor ->> 'call', 'order', orders.id, orders.sku, 'changed',
    jsonb_build_object(tg_argv[0], was), jsonb_build_object(tg_argv[0], now_is)
  from accounts, orders where accounts.id = actor ->> 'account' and orders.id = part_of;
  return null;
end $$;
create trigger order_notes_tell after insert or update or delete on order_notes for each row
  when (coalesce(current_setting('shop.actor', true), '') <> '') execute function note_order_part('note');
create trigger order_letters_tell after insert on order_letters for each row
  when (coalesce(current_setting('shop.actor', true), '') <> '' and new.sent_by is not null)
  execute function note_order_part('letter');
