-- The new piece of an exchange leaves in a parcel of its own.
alter table return_requests
  add column courier text not null default '' check (length(courier) <= 60),
  add column tracking_number text not null default '' check (tracking_number ~ '^[0-9A-Za-z-]{0,40}$'),
  add constraint return_requests_numbers_are_of_a_courier check (tracking_number = '' or courier <> ''),
  add constraint return_requests_send_what_is_exchanged check (courier = '' or state = 'exchanged');
