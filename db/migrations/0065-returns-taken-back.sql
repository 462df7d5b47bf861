-- Whoever asked for a return takes it back while nothing was sent: its pieces may then be asked for again.
alter table return_requests
  drop constraint return_requests_state_check,
  add constraint return_requests_state_check check (
    state in ('requested', 'approved', 'rejected', 'received', 'exchanged', 'refunded', 'withdrawn'));

-- A faulty piece is exchanged for a sound one of its own size; only a size that does not fit is exchanged for another.
alter table return_requests
  drop constraint return_requests_exchange_sizes,
  add constraint return_requests_exchange_sizes check (
    wish = 'refund' or reason in ('size', 'defect', 'not-as-described'));
alter table return_lines drop constraint return_lines_exchange_one_for_another;
