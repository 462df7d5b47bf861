-- A guest's order asks which browsers keep its fellows: without this every order read all keepers of the month.
create index order_keepers_of_order on order_keepers (order_id);
