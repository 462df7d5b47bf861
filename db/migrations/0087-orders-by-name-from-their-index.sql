-- With the name itself in it the index alone says which orders are on a page, however many are passed over: an index on
-- what is made of a column is else read together with the table.
drop index orders_by_name;
create index orders_by_name on orders (search_text(name), created_at desc, id desc) include (name)
where deleted_at is null;
