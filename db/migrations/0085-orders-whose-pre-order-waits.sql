-- An order that was cancelled asks for it before it stands again.
create index pre_order_steps_of_orders on pre_order_steps (order_id) where order_id is not null;
