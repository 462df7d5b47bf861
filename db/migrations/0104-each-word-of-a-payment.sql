-- A message that names another sum than an earlier one of the same transaction is another message: in one row the
-- later word stood for both, and what had paid an order looked as if it had not.
alter table payment_events
  drop constraint payment_events_once,
  add constraint payment_events_once unique (transaction_id, kind, source, amount, currency);
