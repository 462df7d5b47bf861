-- What shoppers ask before they buy: what it is made of, how it is washed, how it falls, and on whom one sees it.
alter table products
  -- No longer than the feeds' channels take it.
  add column material text not null default '' check (char_length(material) <= 200),
  add column material_ar text not null default '' check (char_length(material_ar) <= 200),
  add column care text not null default '' check (char_length(care) <= 600),
  add column care_ar text not null default '' check (char_length(care_ar) <= 600),
  add column fit text not null default '' check (char_length(fit) <= 300),
  add column fit_ar text not null default '' check (char_length(fit_ar) <= 300),
  -- Centimeters.
  add column model_height int check (model_height between 120 and 230),
  add column size_worn text check (size_worn in ('XS', 'S', 'M', 'L', 'XL', 'XXL')),
  -- A size says nothing without the height of who wears it.
  add constraint products_worn_whole check ((model_height is null) = (size_worn is null)),
  -- A size that the product has or had; those of a new one come after it, in its transaction.
  add constraint products_worn_made foreign key (id, size_worn) references variants (product_id, size)
    deferrable initially deferred;
