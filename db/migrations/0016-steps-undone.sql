alter table order_history
  -- When the letter about this step left: what was told can't be undone, and is not told again.
  add column told_at timestamptz,
  -- The step that this one took back.
  add column undoes bigint unique references order_history;
update order_history set told_at = at;

-- How an order stood before a step of the team: what undoing it brings back.
create table step_undos (
  step bigint primary key references order_history,
  is_paid boolean not null,
  fulfilment text not null check (fulfilment in ('none', 'shipped', 'delivered')),
  cancelled_at timestamptz,
  expired_at timestamptz,
  attention text,
  -- Were goods that had been sent put back on the shelf by it?
  restock boolean not null
);

alter table payments
  -- Recorded by mistake and undone: this money never came.
  add column undone_at timestamptz,
  drop constraint payments_settle_or_go_back,
  add constraint payments_settle_or_go_back check (settles or owed_refund_id is not null or undone_at is not null),
  add constraint payments_undone_never_came check (
    undone_at is null or (kind in ('cash', 'manual') and not settles and refunded = 0));

alter table refunds drop constraint refunds_cause_check;
alter table refunds
  -- How money was given back that no provider knows of.
  add column how text check (how in ('cash', 'bank', 'wallet', 'other')),
  add column reference text not null default '',
  add constraint refunds_cause_check check (cause in ('admin', 'late', 'twice', 'cancelled', 'outside', 'by hand')),
  add constraint refunds_by_hand_say_how check (
    (cause = 'by hand') = (how is not null) and (cause <> 'by hand' or (state = 'done' and reference <> '')));
