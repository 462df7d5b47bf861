-- Reviews written by who paid, and the mail that asks for one.

-- The author of an erased account has no name; whoever still has an account has one.
alter table reviews
  drop constraint reviews_author_check,
  add constraint reviews_author_check check (char_length(author) <= 60),
  add constraint reviews_have_a_name_while_the_account_stands check (account_id is null or author <> '');

-- Who bought is asked once per order, whatever happens to the order afterwards.
create table review_invitations (
  order_id text primary key references orders,
  invited_at timestamptz not null
);
