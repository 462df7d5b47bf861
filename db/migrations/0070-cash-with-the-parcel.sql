-- Delivered and paid in one step: told apart from a delivery whose cash the courier still has.
alter table order_history
  drop constraint order_history_event_check,
  add constraint order_history_event_check check (
    event in ('refused', 'confirmed', 'no answer', 'not confirmed', 'cash came')),
  add constraint order_history_cash_delivers check (event <> 'cash came' or to_status = 'delivered');
