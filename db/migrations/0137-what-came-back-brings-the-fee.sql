-- What of the shipping fee goes back with the return that it ends, in piastres; null where it ends none.
alter table refunds add column fee bigint constraint refunds_fee check (fee >= 0);
