-- Cash goes back by hand: whoever paid so says where it is to be sent. Nothing tells the activity of it.
alter table return_requests
  add column pay_to_by text check (pay_to_by in ('instapay', 'wallet', 'bank')),
  add column pay_to text,
  add constraint return_requests_pay_to_whole check ((pay_to_by is null) = (pay_to is null)),
  add constraint return_requests_pay_to_fits check (case pay_to_by
    when 'instapay' then pay_to ~ '^([a-z0-9][a-z0-9._-]{1,48}@instapay|\+201[0125][0-9]{8})$'
    when 'wallet' then pay_to ~ '^\+201[0125][0-9]{8}$'
    when 'bank' then pay_to ~ '^EG[0-9]{27}$'
    end),
  add constraint return_requests_pay_refunds_out check (pay_to is null or wish = 'refund');
