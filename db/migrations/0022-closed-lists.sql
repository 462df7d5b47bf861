-- Lists of words that the code alone kept closed until now. The types of the tables are made from checks like these.
alter table orders add check (status in ('pending', 'paid', 'shipped', 'delivered', 'cancelled'));
alter table order_history
  add check (from_status in ('pending', 'paid', 'shipped', 'delivered', 'cancelled')),
  add check (to_status in ('pending', 'paid', 'shipped', 'delivered', 'cancelled'));
alter table order_lines add check (size in ('XS', 'S', 'M', 'L', 'XL', 'XXL'));

-- One check per column, so that each column says itself what it may hold.
alter table promo_codes
  drop constraint promo_codes_know_their_categories,
  add check (applicable_categories <@ array['T-Shirts', 'Hoodies', 'Accessories', 'Polo', 'Shirts', 'Jackets', 'Pants', 'Jilbab', 'Limited Edition']),
  add check (excluded_categories <@ array['T-Shirts', 'Hoodies', 'Accessories', 'Polo', 'Shirts', 'Jackets', 'Pants', 'Jilbab', 'Limited Edition']);
