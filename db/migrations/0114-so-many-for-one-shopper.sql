-- How many pieces of a product, of all its sizes together, one shopper may have; null: as many as there are.
alter table products add column max_per_shopper int check (max_per_shopper between 1 and 99);
