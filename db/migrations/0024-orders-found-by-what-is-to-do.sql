-- The owner's lists ask by state, payment, place and day, and count what they find: the newest end of an index
-- that holds all of these answers most of it without a look at the orders themselves.
drop index orders_newest;
create index orders_newest on orders (created_at desc, id desc)
  include (status, payment_method, is_paid, governorate_id) where deleted_at is null;
create index orders_by_status on orders (status, created_at desc, id desc) where deleted_at is null;
create index orders_by_total on orders (total, created_at, id) where deleted_at is null;
create index orders_by_name on orders (search_text(name), created_at desc, id desc) where deleted_at is null;

-- What is to do stays short, however many orders there have been.
create index orders_to_approve on orders (created_at desc, id desc)
  where payment_method = 'cod' and not is_paid and cancelled_at is null and deleted_at is null;
