-- An edit's pieces by their Arabic names too, for activity that is read in Arabic.
create or replace function activity_of_edit(edited jsonb) returns jsonb language sql immutable as $$
  select edited
    || case when edited ? 'address' then '{"address": {}}' else '{}' end::jsonb
    || case when edited ? 'lines' then (
         select jsonb_build_object('lines', coalesce(jsonb_agg(concat_ws(', ', format('%s × %s', line ->> 'quantity', line ->> 'name'), size)), '[]'),
           'linesAr', coalesce(jsonb_agg(concat_ws('، ', format('%s × %s', line ->> 'quantity', coalesce(nullif(line ->> 'nameAr', ''), line ->> 'name')), size)), '[]'))
         from jsonb_array_elements(edited -> 'lines') as line,
           lateral (select case when (line ->> 'isOneSize') is distinct from 'true' then line ->> 'size' end) as of_line (size)) else '{}' end
$$;
