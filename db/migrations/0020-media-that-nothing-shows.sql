-- A picture goes only where no row refers to it: the database looks that up for each one that is removed.
create index order_lines_of_media on order_lines (media_id) where media_id is not null;
create index accounts_of_picture on accounts (picture_id) where picture_id is not null;
create index media_of_poster on media (poster_id) where poster_id is not null;
