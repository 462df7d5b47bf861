-- What can be bought of what an item shows, in the order that the owner gave it.
create table gallery_item_products (
  item_id text not null references gallery_items on delete cascade,
  product_id text not null references products on delete cascade,
  position int not null check (position >= 0),
  primary key (item_id, product_id),
  unique (item_id, position)
);
create index gallery_item_products_of_product on gallery_item_products (product_id);
-- The latest who loved it are listed, however many there are.
create index gallery_loves_newest on gallery_loves (gallery_id, created_at desc);
