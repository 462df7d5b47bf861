-- All of the order as it was before its edit, for the minute in which that can be undone.
alter table order_edits add column contents jsonb;

-- The order that a pre-order was, where that was cancelled and the pre-order waits again.
alter table pre_order_steps
  add column order_id text references orders,
  add constraint pre_order_steps_wait_again_after_an_order check (
    (order_id is not null) = (from_state is not distinct from 'ordered' and to_state = 'open'));
