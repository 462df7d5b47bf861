-- What the shopper is told of a refund, in their language, as the owner wrote it: why less comes back than was paid.
alter table refunds add column words text not null default '' check (length(words) <= 500);
