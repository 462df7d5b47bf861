-- A file of products that was looked through and is not imported yet: what each of its lines would do, as it was shown.
create table product_imports (
  id text primary key,
  account_id text references accounts on delete set null,
  at timestamptz not null default now(),
  -- Columns that the shop does not know.
  ignored text[] not null default '{}'
);
create index product_imports_at on product_imports (at);

create table product_import_lines (
  import_id text not null references product_imports on delete cascade,
  line int not null check (line > 0),
  state text not null check (state in ('new', 'changed', 'unchanged', 'refused', 'done', 'failed')),
  sku text not null,
  name text not null,
  -- Field by field, before and after, as they are shown.
  changes jsonb not null default '[]',
  -- What is to be done.
  work jsonb,
  problems jsonb not null default '[]',
  primary key (import_id, line)
);
create index product_import_lines_by_state on product_import_lines (import_id, state, line);
