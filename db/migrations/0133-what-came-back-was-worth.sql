-- What was paid for the pieces of the return that it ends, in piastres; null where it ends none. The return's own
-- figures may change no more, but the letter of the refund is put together where returns are not known.
alter table refunds add column worth bigint constraint refunds_worth check (worth >= 0);
