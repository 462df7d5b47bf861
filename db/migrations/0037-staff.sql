-- The team: since when somebody is of it, and whom an owner has invited.

alter table accounts add column admin_since timestamptz;
update accounts set admin_since = created_at where role = 'admin';
-- However somebody comes to the team: the first owner is made at start, the others by an invitation.
create function note_admin_since() returns trigger language plpgsql as $$
begin
  if new.role = 'user' then new.admin_since := null;
  elsif new.admin_since is null then new.admin_since := now();
  end if;
  return new;
end $$;
create trigger accounts_admin_since before insert or update of role on accounts for each row
  execute function note_admin_since();
alter table accounts add constraint accounts_team_has_a_start check ((role = 'admin') = (admin_since is not null));
create index accounts_team on accounts (admin_since, id) where role = 'admin';

create table invitations (
  id text primary key,
  -- The link that was mailed last, and the only one that opens it. Its secret part follows from this by HMAC, so this
  -- table opens nothing.
  link_id text not null unique,
  email text not null check (email = lower(email) and char_length(email) between 3 and 254),
  admin_role text not null check (admin_role in ('owner', 'staff', 'viewer')),
  language text not null check (language in ('en', 'ar')),
  invited_by text references accounts on delete set null,
  created_at timestamptz not null default now(),
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  withdrawn_at timestamptz,
  constraint invitations_end_once check (accepted_at is null or withdrawn_at is null),
  constraint invitations_last_a_while check (expires_at > sent_at)
);
create unique index invitations_one_open on invitations (email) where accepted_at is null and withdrawn_at is null;
create index invitations_of_inviter on invitations (invited_by);

-- One word more beside those that are known, whichever they are by then.
do $$
declare words text;
begin
  select string_agg(quote_literal(word), ', ') into words from (
    select (regexp_matches(pg_get_constraintdef(oid), '''([^'']+)''', 'g'))[1] as word
    from pg_constraint where conname = 'activity_subject_check'
  ) as known;
  execute format('alter table activity drop constraint activity_subject_check, add constraint activity_subject_check check (subject in (%s, ''invitation''))', words);
end $$;
create trigger invitations_tell after insert or update on invitations for each row
  when (coalesce(current_setting('shop.actor', true), '') <> '')
  execute function note_activity('invitation', 'id', 'email', 'admin_role', 'expires_at', 'accepted_at', 'withdrawn_at');
