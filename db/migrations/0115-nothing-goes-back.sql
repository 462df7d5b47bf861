-- Of what came for a cancelled order nothing goes back, once its shopper is told why: a row that sends nothing.
alter table refunds
  drop constraint refunds_amount_check,
  drop constraint refunds_cause_check,
  add constraint refunds_cause_check
    check (cause in ('admin', 'late', 'twice', 'cancelled', 'changed', 'outside', 'by hand', 'kept')),
  add constraint refunds_send_something_or_say_why check (
    amount >= 0 and (amount = 0) = (cause = 'kept')
    and (cause <> 'kept' or (state = 'done' and is_last and words <> '')));
-- Of one payment it is said once for each time that its order was cancelled; the code asks under the order's lock.
alter table order_letters
  drop constraint order_letters_event_check,
  add constraint order_letters_event_check check (event in ('placed', 'edited', 'not paid yet', 'payment failed', 'paid', 'shipped', 'delivered', 'cancelled', 'stands again', 'refunded', 'sent back', 'sent back as changed', 'given back', 'kept'));
