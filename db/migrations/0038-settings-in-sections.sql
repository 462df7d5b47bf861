-- Each part of the settings with who changed it last and when: two owners in two of them are not in each other's way.
create table settings_sections (
  section text primary key check (section in ('contact', 'social', 'collection', 'returns', 'delivery', 'policies', 'about', 'stock', 'cash', 'mail', 'security')),
  updated_at timestamptz not null,
  -- The name as it was: it stays when the person leaves.
  changed_by text not null default ''
);

-- As the activity is told: by the table itself, of whoever the server works for.
create function note_changed_by() returns trigger language plpgsql as $$
begin
  select full_name into new.changed_by from accounts
  where id = nullif(current_setting('shop.actor', true), '')::jsonb ->> 'account';
  new.changed_by := coalesce(new.changed_by, '');
  return new;
end $$;
create trigger settings_sections_by before insert or update on settings_sections for each row
  execute function note_changed_by();

-- So many pieces of a product, all sizes together, are few: the owner's word, or 5 until there is one.
create function low_stock() returns int language sql stable as $$
  select coalesce((select (facts ->> 'lowStock')::int from shop_settings), 5)
$$;
