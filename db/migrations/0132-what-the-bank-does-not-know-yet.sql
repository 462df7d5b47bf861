-- Each list of orders asks which of them the bank has not decided yet: without this it read all that the provider ever told.
create index payment_events_pending on payment_events (attempt_id) where verdict = 'pending';
