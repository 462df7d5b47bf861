-- What left for the printer and by whom: no parcel is packed twice, and an invoice printed again says so.
create table order_prints (
  id bigint generated always as identity primary key,
  order_id text not null references orders,
  what text not null check (what in ('slip', 'invoice')),
  at timestamptz not null,
  account_id text references accounts on delete set null
);
create index order_prints_of_order on order_prints (order_id, id);
