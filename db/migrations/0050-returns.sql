-- Returns and exchanges. While one is open its order stays delivered: what the order holds can't move under it.
alter table orders
  add column open_returns int not null default 0 check (open_returns >= 0),
  add constraint orders_with_open_returns_stay_delivered check (
    open_returns = 0 or (fulfilment = 'delivered' and cancelled_at is null and deleted_at is null));

-- A piece is returned once: pieces that returns are about, but for those that were rejected.
alter table order_lines
  add column claimed int not null default 0,
  add constraint order_lines_are_returned_once check (claimed between 0 and quantity);

-- Lines of a refund that a return ends in: their pieces are claimed already.
alter table refund_lines add column is_claimed boolean not null default false;

create table return_requests (
  id text primary key,
  order_id text not null references orders,
  number int not null check (number >= 1),
  -- What the shopper calls it by: the order's code, and which of its returns.
  code text not null unique check (code ~ '^BW[0-9A-Z]{6}-R[1-9][0-9]*$'),
  state text not null check (state in ('requested', 'approved', 'rejected', 'received', 'exchanged', 'refunded')),
  reason text not null check (reason in ('size', 'defect', 'not-as-described', 'changed-mind', 'other')),
  wish text not null check (wish in ('refund', 'exchange')),
  message text not null default '' check (length(message) <= 1000),
  -- The team's own, and nobody else's to read.
  note text not null default '' check (length(note) <= 1000),
  -- The refund under way or done. One that the bank refuses is let go of.
  refund_id text unique references refunds,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (order_id, number),
  constraint return_requests_exchange_sizes check (wish = 'refund' or reason = 'size'),
  constraint return_requests_end_as_they_began check (state <> 'exchanged' or wish = 'exchange'),
  constraint return_requests_refund_what_came check (refund_id is null or state in ('received', 'refunded'))
);
create index return_requests_newest on return_requests (created_at desc, id desc);
create index return_requests_by_state on return_requests (state, created_at desc, id desc);
create index return_requests_by_reason on return_requests (reason, created_at desc, id desc);

create table return_lines (
  return_id text not null references return_requests,
  position int not null check (position >= 0),
  variant_id text not null references variants,
  quantity int not null check (quantity between 1 and 99),
  -- What was paid for these pieces.
  amount bigint not null check (amount >= 0),
  -- The size that is held for an exchange.
  new_variant_id text references variants,
  -- Once they are here: of them, those that can be sold, and those that the order did not count as back before.
  sellable int check (sellable between 0 and quantity),
  back int check (back between 0 and quantity),
  primary key (return_id, position),
  unique (return_id, variant_id),
  constraint return_lines_exchange_one_for_another check (new_variant_id <> variant_id),
  constraint return_lines_are_looked_at_whole check ((sellable is null) = (back is null))
);

create table return_steps (
  id bigint generated always as identity primary key,
  return_id text not null references return_requests,
  at timestamptz not null,
  -- Null for the shopper and for the bank.
  account_id text references accounts on delete set null,
  from_state text,
  to_state text not null,
  -- What the shopper is told of it.
  words text not null default '' check (length(words) <= 500),
  undoes bigint unique references return_steps,
  -- When the letter about it left: what was told can't be undone.
  told_at timestamptz
);
create index return_steps_of_return on return_steps (return_id, id);

-- Photos of shoppers are private: their files lie apart from the shop's pictures, and no public address leads to them.
create table return_photos (
  id text primary key,
  order_id text not null references orders,
  -- Null until the form is sent.
  return_id text unique references return_requests,
  bytes int not null check (bytes > 0),
  created_at timestamptz not null
);
create index return_photos_unsent on return_photos (created_at) where return_id is null;

-- Told of its order, which says whose it is; what the shopper wrote and the team noted is not.
create function note_return() returns trigger language plpgsql as $$
declare
  actor jsonb := current_setting('shop.actor')::jsonb;
begin
  insert into activity (account_id, actor, call, subject, subject_id, label, kind, before, after)
  select accounts.id, accounts.full_name, actor ->> 'call', 'order', orders.id, new.code, 'changed',
    jsonb_build_object('return', old.state), jsonb_build_object('return', new.state)
  from accounts, orders where accounts.id = actor ->> 'account' and orders.id = new.order_id;
  return null;
end $$;
create trigger return_requests_tell after update of state on return_requests for each row
  when (coalesce(current_setting('shop.actor', true), '') <> '' and old.state <> new.state)
  execute function note_return();
create function note_return_note() returns trigger language plpgsql as $$
declare
  actor jsonb := current_setting('shop.actor')::jsonb;
begin
  insert into activity (account_id, actor, call, subject, subject_id, label, kind, before, after)
  select accounts.id, accounts.full_name, actor ->> 'call', 'order', orders.id, new.code, 'changed',
    jsonb_build_object('note', null), jsonb_build_object('note', 'note edited')
  from accounts, orders where accounts.id = actor ->> 'account' and orders.id = new.order_id;
  return null;
end $$;
create trigger return_notes_tell after update of note on return_requests for each row
  when (coalesce(current_setting('shop.actor', true), '') <> '' and old.note <> new.note)
  execute function note_return_note();
