-- Reviews are read oldest or newest first and by their stars, the newest of each first; and found by the order behind them.
create index reviews_newest on reviews (created_at desc, id desc);
create index reviews_lowest on reviews (rating, created_at desc, id desc);
create index reviews_highest on reviews (rating desc, created_at desc, id desc);
create index reviews_of_order on reviews (order_id) where order_id is not null;
