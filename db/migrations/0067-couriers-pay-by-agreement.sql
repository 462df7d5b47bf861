-- So many days after a parcel was delivered, or left, its courier has brought the cash by agreement.
alter table couriers add column pay_days int not null default 7 check (pay_days between 1 and 60);

drop trigger couriers_tell on couriers;
create trigger couriers_tell after insert or update on couriers for each row
  when (coalesce(current_setting('shop.actor', true), '') <> '')
  execute function note_activity('courier', 'id', 'name', 'name', 'page', 'is_active', 'pay_days');
