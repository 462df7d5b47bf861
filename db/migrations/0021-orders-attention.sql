-- The orders that somebody has to look at, found among all others.
create index orders_attention on orders (created_at desc, id desc) where attention is not null and deleted_at is null;
