-- True for the token that a browser was given for placing the order; false for one that the order was copied to, or
-- that a mail's link was swapped for. Tabs that order at once are given a token each, and the browser keeps the last.
alter table order_keepers add column by_placing boolean not null default false;
create index orders_placed_by on orders (placed_by, created_at);
