-- Most money between people in Egypt moves by InstaPay.
alter table refunds
  drop constraint refunds_how_check,
  add constraint refunds_how_check check (how in ('cash', 'instapay', 'bank', 'wallet', 'other'));
alter table order_letters
  drop constraint order_letters_how_check,
  add constraint order_letters_how_check check (how in ('cash', 'instapay', 'bank', 'wallet', 'other'));
