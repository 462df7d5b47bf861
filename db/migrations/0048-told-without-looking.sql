-- Orders that have come in for the owner: cash when it is placed, a card once it is paid. Numbered one at a time, so
-- that whoever has been told up to a number has missed none.
create table order_arrivals (
  id bigint generated always as identity primary key,
  order_id text not null unique references orders,
  at timestamptz not null
);

-- How somebody of the team wants to be told; no row: not at all.
create table notification_choices (
  account_id text primary key references accounts on delete cascade,
  orders text not null check (orders in ('each', 'hourly', 'never')),
  -- The full hour in Cairo from which on the morning's summary is due; null: none.
  summary_hour int check (summary_hour between 0 and 23),
  language text not null check (language in ('en', 'ar')),
  -- The last arrival that a letter of the hour has told of, and the hour that it was told for.
  told_up_to bigint not null,
  told_hour timestamptz not null,
  -- The last day in Cairo that was summed up.
  summed_up_on date not null,
  updated_at timestamptz not null default now()
);
create index notification_choices_orders on notification_choices (orders) where orders <> 'never';

-- Letters that have left: a job that runs again sends none of them twice.
create table notification_letters (
  letter text primary key,
  sent_at timestamptz not null
);
create index notification_letters_by_time on notification_letters (sent_at);
