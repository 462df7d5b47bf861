-- A courier that pays less than a parcel's cash: what came is booked, the rest stays open and is asked for.
alter table settlement_lines
  drop constraint settlement_lines_state_check,
  add constraint settlement_lines_state_check check (
    state in ('unread', 'ready', 'held', 'booked', 'part', 'skipped', 'aside')),
  drop constraint settlement_lines_are_known_before_they_count,
  add constraint settlement_lines_are_known_before_they_count check (
    state not in ('ready', 'booked', 'part') or (order_id is not null and outcome is not null and problem is null)),
  drop constraint settlement_lines_booked_have_a_step,
  -- Of an order that had arrived before, a part is no step.
  add constraint settlement_lines_booked_have_a_step check (
    (state in ('booked', 'part')) = (booked_at is not null)
    and (state <> 'booked' or step is not null) and (state in ('booked', 'part') or step is null)),
  add constraint settlement_lines_parts_are_money check (state <> 'part' or (outcome = 'delivered' and amount > 0));
create index settlement_lines_of_parts on settlement_lines (order_id) include (amount) where state = 'part';

create or replace function take_parcel_back() returns trigger language plpgsql as $$
begin
  update manifest_orders set step = null where step = new.undoes;
  update settlement_lines set state = case state when 'part' then 'held' else 'ready' end,
    problem = case state when 'part' then 'amountDiffers' end,
    step = null, booked_at = null, booked_by = null where step = new.undoes;
  return null;
end $$;

create trigger settlement_lines_tell_parts after update of state on settlement_lines for each row
  when (coalesce(current_setting('shop.actor', true), '') <> '' and old.state is distinct from new.state
    and 'part' in (old.state, new.state))
  execute function note_activity('settlement', 'settlement_id', 'code', 'state');
