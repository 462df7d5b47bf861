-- Less than what came for a cancelled order went back, its shopper was told why, and nothing more follows.
alter table refunds add column is_last boolean not null default false;
