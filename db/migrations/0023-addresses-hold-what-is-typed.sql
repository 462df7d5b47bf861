-- The limits of src/addresses/address.ts, which the calls have always kept to: the tables now refuse what is longer.
alter table addresses
  drop constraint addresses_city_name_check,
  add check (char_length(city_name) between 1 and 80);
-- Empty where the account behind an order was closed.
alter table orders
  add check (char_length(name) <= 120),
  add check (char_length(email) <= 254),
  add check (char_length(phone) <= 40),
  add check (char_length(address) <= 300),
  add check (char_length(governorate_id) <= 40),
  add check (char_length(city_name) <= 80),
  add check (char_length(postal_code) <= 10);
