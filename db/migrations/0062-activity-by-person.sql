-- What one person changed, the newest first; and from person to person, whoever changed anything.
create index activity_of_person on activity (account_id, id desc);
