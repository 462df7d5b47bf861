-- A card that the bank did not take is told by mail: one letter a try at most.
alter table order_letters
  drop constraint order_letters_event_check,
  add constraint order_letters_event_check check (event in ('placed', 'edited', 'not paid yet', 'payment failed', 'paid', 'shipped', 'delivered', 'cancelled', 'stands again', 'refunded', 'sent back', 'sent back as changed', 'given back'));
