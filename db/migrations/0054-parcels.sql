-- Who brings parcels. An order keeps a name that was typed; by it, whatever its capitals, it is of one of these.
create table couriers (
  id text primary key,
  name text not null check (length(name) between 1 and 60 and name = btrim(name)),
  -- Where it says how far a parcel is; {number} stands for the parcel's.
  page text not null default '' check (page = '' or (length(page) <= 300 and page ~ '^https://[^[:space:]{}"<>]+[{]number[}][^[:space:]{}"<>]*$')),
  is_active boolean not null default true,
  -- How its settlements are read, as somebody has said once: titles of columns, and its words for what became of a parcel.
  reading jsonb,
  updated_at timestamptz not null default now()
);
create unique index couriers_name on couriers (lower(name));
insert into couriers (id, name, page) values
  ('01JDA0000000000000000000C1', 'Bosta', 'https://bosta.co/tracking-shipment/?track_num={number}'),
  ('01JDA0000000000000000000C2', 'Aramex', 'https://www.aramex.com/track/results?ShipmentNumber={number}'),
  ('01JDA0000000000000000000C3', 'Mylerz', ''),
  ('01JDA0000000000000000000C4', 'J&T Express', ''),
  ('01JDA0000000000000000000C5', 'Egypt Post', ''),
  ('01JDA0000000000000000000C6', 'DHL', 'https://www.dhl.com/eg-en/home/tracking.html?tracking-id={number}'),
  ('01JDA0000000000000000000C7', 'FedEx', 'https://www.fedex.com/fedextrack/?trknbr={number}');

-- What is handed to a courier at once.
create table manifests (
  id text primary key,
  number bigint generated always as identity unique,
  courier_id text not null references couriers,
  account_id text references accounts on delete set null,
  created_at timestamptz not null
);
create index manifests_newest on manifests (created_at desc, id desc);

create table manifest_orders (
  manifest_id text not null references manifests on delete cascade,
  order_id text not null references orders,
  added_at timestamptz not null,
  -- In piastres, as it was when it was put on the list: an order that was edited since is looked at again.
  total bigint not null,
  -- Of it, what the courier takes at the door.
  collect bigint not null check (collect in (0, total)),
  -- The step of its history with which it left; none while it stands here.
  step bigint references order_history,
  primary key (manifest_id, order_id)
);
-- Nobody hands one parcel to two couriers.
create unique index manifest_orders_wait_once on manifest_orders (order_id) where step is null;
create index manifest_orders_of_step on manifest_orders (step) where step is not null;

create index orders_to_hand_over on orders (created_at, id)
  where (status = 'paid' or (status = 'pending' and payment_method = 'cod')) and deleted_at is null;
create index orders_with_cash_out on orders (lower(courier), id)
  where payment_method = 'cod' and not is_paid and status in ('shipped', 'delivered') and deleted_at is null;
create index orders_of_tracking_number on orders (upper(tracking_number)) where tracking_number <> '';

-- What a courier says became of its parcels, as it came: a table of which nothing is booked before somebody has seen it.
create table settlements (
  id text primary key,
  number bigint generated always as identity unique,
  courier_id text not null references couriers,
  account_id text references accounts on delete set null,
  at timestamptz not null,
  -- The same file twice is the same settlement.
  digest text not null check (length(digest) between 20 and 100),
  titles text[] not null,
  -- As it was read last; null until somebody has said what its columns are.
  reading jsonb,
  unique (courier_id, digest)
);
create index settlements_newest on settlements (at desc, id desc);

create table settlement_lines (
  settlement_id text not null references settlements on delete cascade,
  line int not null check (line > 0),
  -- About whoever ordered, too: they are kept until the line is booked, and for a month.
  cells text[] not null,
  state text not null check (state in ('unread', 'ready', 'held', 'booked', 'skipped')),
  -- How the courier calls the parcel: the order's code, or the courier's own number.
  code text not null default '',
  order_id text references orders,
  outcome text check (outcome in ('delivered', 'refused')),
  -- In piastres: what was collected, and what the courier keeps of it.
  amount bigint check (amount >= 0),
  fee bigint not null default 0 check (fee >= 0),
  -- Why it is not booked.
  problem text check (problem in ('codeMissing', 'unknownCode', 'twoOrders', 'twice', 'wordUnknown', 'amountUnreadable', 'feeUnreadable', 'amountDiffers', 'otherCourier', 'notShipped', 'alreadySettled', 'paidAlready', 'cancelled', 'notCash', 'failed')),
  -- The last step of the order's history that this line led to.
  step bigint references order_history,
  booked_at timestamptz,
  booked_by text references accounts on delete set null,
  primary key (settlement_id, line),
  constraint settlement_lines_are_known_before_they_count check (
    state not in ('ready', 'booked') or (order_id is not null and outcome is not null and problem is null)),
  constraint settlement_lines_held_say_why check ((state = 'held') = (problem is not null)),
  constraint settlement_lines_booked_have_a_step check ((state = 'booked') = (step is not null and booked_at is not null))
);
-- However many files say so, and however many are booked at once.
create unique index settlement_lines_booked_once on settlement_lines (order_id, outcome) where state = 'booked';
create index settlement_lines_by_state on settlement_lines (settlement_id, state, line);
create index settlement_lines_of_step on settlement_lines (step) where step is not null;

-- A step that is undone was not taken: the parcel stands on its list again, the line waits to be booked again.
create function take_parcel_back() returns trigger language plpgsql as $$
begin
  update manifest_orders set step = null where step = new.undoes;
  update settlement_lines set state = 'ready', step = null, booked_at = null, booked_by = null where step = new.undoes;
  return null;
end $$;
create trigger order_history_takes_parcels_back after insert on order_history for each row
  when (new.undoes is not null) execute function take_parcel_back();

-- Words more beside those that are known, whichever they are by then.
do $$
declare words text;
begin
  select string_agg(quote_literal(word), ', ') into words from (
    select (regexp_matches(pg_get_constraintdef(oid), '''([^'']+)''', 'g'))[1] as word
    from pg_constraint where conname = 'activity_subject_check'
  ) as known;
  execute format('alter table activity drop constraint activity_subject_check, add constraint activity_subject_check check (subject in (%s, ''courier'', ''manifest'', ''settlement''))', words);
end $$;
create trigger couriers_tell after insert or update on couriers for each row
  when (coalesce(current_setting('shop.actor', true), '') <> '')
  execute function note_activity('courier', 'id', 'name', 'name', 'page', 'is_active');
create trigger manifests_tell after insert or delete on manifests for each row
  when (coalesce(current_setting('shop.actor', true), '') <> '') execute function note_activity('manifest', 'id', 'number', 'number');
create trigger settlements_tell after insert on settlements for each row
  when (coalesce(current_setting('shop.actor', true), '') <> '') execute function note_activity('settlement', 'id', 'number', 'number');
