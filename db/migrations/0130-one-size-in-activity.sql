-- The letter of what comes in one size alone says nothing, here either.
create or replace function activity_of_edit(edited jsonb) returns jsonb language sql immutable as $$
  select edited
    || case when edited ? 'address' then '{"address": {}}' else '{}' end::jsonb
    || case when edited ? 'lines' then jsonb_build_object('lines', (
         select coalesce(jsonb_agg(concat_ws(', ', format('%s × %s', line ->> 'quantity', line ->> 'name'),
           case when (line ->> 'isOneSize') is distinct from 'true' then line ->> 'size' end)), '[]')
         from jsonb_array_elements(edited -> 'lines') as line)) else '{}' end
$$;
