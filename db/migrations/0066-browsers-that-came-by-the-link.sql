-- True where the browser came by the order's mailed link: whoever holds it has the mailbox, as who placed it may not.
alter table order_keepers add column by_link boolean not null default false;
