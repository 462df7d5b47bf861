-- All of the order as it was before its edit, for the minute in which that can be undone.
alter table order_edits add column contents jsonb;
