-- Each word of the provider asks what its attempt has brought: without this it read all payments.
create index payments_of_attempt on payments (attempt_id) where attempt_id is not null;
