-- The words are those that stand there by now, and one more.
do $$
declare
  words text;
begin
  select string_agg(quote_literal(word), ', ') into words
  from (
    select (regexp_matches(pg_get_constraintdef(oid), '''([^'']+)''::text', 'g'))[1] as word
    from pg_constraint where conname = 'activity_subject_check'
  ) as named;
  execute format('alter table activity drop constraint activity_subject_check, add constraint activity_subject_check check (subject in (%s, ''pre-order''))', words);
  select string_agg(quote_literal(word), ', ') into words
  from (
    select (regexp_matches(pg_get_constraintdef(oid), '''([^'']+)''::text', 'g'))[1] as word
    from pg_constraint where conname = 'settings_sections_section_check'
  ) as named;
  execute format('alter table settings_sections drop constraint settings_sections_section_check, add constraint settings_sections_section_check check (section in (%s, ''preOrders''))', words);
end $$;
