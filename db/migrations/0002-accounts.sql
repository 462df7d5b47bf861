create table accounts (
  id text primary key,
  email text not null check (email = lower(email)),
  full_name text not null check (char_length(full_name) between 1 and 120),
  phone text check (phone ~ '^\+20(10|11|12|15)\d{8}$'),
  password_hash text,
  role text not null default 'user' check (role in ('user', 'admin')),
  admin_role text check (admin_role in ('owner', 'staff', 'viewer')),
  email_verified_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint accounts_admins_have_a_role check ((role = 'admin') = (admin_role is not null))
);
create unique index accounts_email on accounts (email);

-- One sign-in on one browser. Ending it ends its access tokens at once.
create table sessions (
  id text primary key,
  account_id text not null references accounts on delete cascade,
  -- Where it was opened from, as a keyed hash: such an address may go on trying when others have used up the tries.
  opened_from text not null default '',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_of_account on sessions (account_id);

-- The refresh tokens a session has had, hashed. Each is used once; its successor follows from it by HMAC.
create table refresh_tokens (
  hash text primary key,
  session_id text not null references sessions on delete cascade,
  created_at timestamptz not null default now(),
  rotated_at timestamptz
);
create index refresh_tokens_of_session on refresh_tokens (session_id);
