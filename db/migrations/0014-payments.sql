-- Set where an order was cancelled because its money did not come in time: late money may bring such an order back.
alter table orders add column expired_at timestamptz;
alter table orders add constraint orders_expired_are_cancelled check (expired_at is null or cancelled_at is not null);
create index orders_waiting_for_cards on orders (created_at)
  where status = 'pending' and payment_method = 'paymob' and deleted_at is null;

-- One order, many tries at paying it. The provider's order is what its callbacks are matched by.
create table payment_attempts (
  id text primary key,
  order_id text not null references orders,
  number int not null check (number >= 1),
  state text not null check (state in ('opening', 'open', 'declined', 'paid', 'over', 'failed')),
  amount bigint not null check (amount > 0),
  currency text not null check (currency = 'EGP'),
  integration_id bigint not null,
  provider_order_id bigint unique,
  intention_id text,
  client_secret text,
  payment_key text,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  -- When the provider was last asked because somebody waits for the answer.
  asked_at timestamptz,
  unique (order_id, number),
  constraint payment_attempts_open_can_be_paid check (
    state <> 'open' or (provider_order_id is not null and client_secret is not null and payment_key is not null)),
  constraint payment_attempts_keep_no_secret check (state = 'open' or (client_secret is null and payment_key is null))
);
create unique index payment_attempts_one_live on payment_attempts (order_id) where state in ('opening', 'open');

-- What the provider told, by each of its ways once, and what came of it.
create table payment_events (
  id bigint generated always as identity primary key,
  attempt_id text references payment_attempts,
  -- Null for what nobody had signed: one row per attempt and way, however much of it comes.
  transaction_id bigint,
  source text not null check (source in ('callback', 'redirect', 'inquiry')),
  kind text not null
    check (kind in ('paid', 'declined', 'pending', 'refunded', 'voided', 'child', 'other', 'unsigned')),
  verdict text not null
    check (verdict in ('settled', 'settled late', 'sent back', 'duplicate', 'refunded before', 'declined', 'pending',
      'refund', 'mismatch', 'unknown', 'ignored', 'unsigned')),
  provider_order_id bigint not null,
  amount bigint not null,
  currency text not null,
  message text not null default '',
  seen int not null default 1,
  first_at timestamptz not null,
  last_at timestamptz not null,
  constraint payment_events_once unique (transaction_id, kind, source),
  constraint payment_events_are_signed check ((transaction_id is null) = (verdict = 'unsigned'))
);
create unique index payment_events_unsigned on payment_events (attempt_id, source) where transaction_id is null;
create index payment_events_of_attempt on payment_events (attempt_id, id);

alter table payments drop constraint payments_kind_check;
alter table payments
  add column attempt_id text references payment_attempts,
  -- The provider's.
  add column transaction_id bigint unique,
  -- False for money that came for an order that is paid already, or is not wanted any more.
  add column settles boolean not null default true,
  -- The refund without which such money may not be in the books.
  add column owed_refund_id text,
  -- Of it, what is sent back or on its way back.
  add column refunded bigint not null default 0,
  add column reason text not null default '',
  add constraint payments_kind_check check (kind in ('cash', 'free', 'card', 'manual')),
  add constraint payments_by_card_name_their_transaction check (
    (kind = 'card') = (transaction_id is not null) and (kind = 'card') = (attempt_id is not null)),
  add constraint payments_refund_at_most_what_came check (refunded between 0 and amount),
  add constraint payments_settle_or_go_back check (settles or owed_refund_id is not null);
drop index payments_one_in_cash;
create unique index payments_one_settles on payments (order_id) where settles;

create table refunds (
  id text primary key,
  payment_id text not null references payments,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('asked', 'done', 'refused')),
  -- Who wanted it: an admin, the shop itself, or somebody at the provider's own desk.
  cause text not null check (cause in ('admin', 'late', 'twice', 'cancelled', 'outside')),
  reason text not null default '',
  asked_by text references accounts on delete set null,
  asked_at timestamptz not null,
  settled_at timestamptz,
  -- Until then somebody is at the provider with it.
  trying_until timestamptz,
  constraint refunds_end check ((state = 'asked') = (settled_at is null))
);
create unique index refunds_one_under_way on refunds (payment_id) where state = 'asked';
create index refunds_of_payment on refunds (payment_id);
alter table payments add constraint payments_owe_their_refund
  foreign key (owed_refund_id) references refunds deferrable initially deferred;

-- When an unpaid card order is looked at again after its time.
create table payment_checks (
  order_id text primary key references orders,
  next_at timestamptz not null
);
