-- A courier's row that nobody can book is done with: with the reason it has, and what somebody of the team says of it.
alter table settlement_lines
  drop constraint settlement_lines_state_check,
  add constraint settlement_lines_state_check check (state in ('unread', 'ready', 'held', 'booked', 'skipped', 'aside')),
  drop constraint settlement_lines_held_say_why,
  add constraint settlement_lines_held_say_why check (state = 'aside' or (state = 'held') = (problem is not null)),
  add column note text check (length(note) between 1 and 200),
  add column aside_at timestamptz,
  add column aside_by text references accounts on delete set null,
  add constraint settlement_lines_aside_say_why check (
    (state = 'aside') = (note is not null) and (state = 'aside') = (aside_at is not null) and (state = 'aside' or aside_by is null));

create trigger settlement_lines_tell after update of note on settlement_lines for each row
  when (coalesce(current_setting('shop.actor', true), '') <> '' and old.note is distinct from new.note)
  execute function note_activity('settlement', 'settlement_id', 'code', 'note');

-- Whoever pre-ordered has said yes by that: nobody called.
alter table orders
  drop constraint orders_confirmed_by_check,
  add constraint orders_confirmed_by_check check (confirmed_by in ('link', 'team', 'pre-order'));
