-- What was changed was told by its English name alone. Both names are kept as they were.
alter table activity add column label_ar text not null default '';

-- What is not there any more is told by its own row; of stock, the size stays behind the product's name.
create function label_activity_in_arabic() returns trigger language plpgsql as $$
begin
  new.label_ar := coalesce(case new.subject
    when 'product' then coalesce((select name_ar from products where id = new.subject_id), new.before ->> 'name_ar')
    when 'gallery' then coalesce((select name_ar from galleries where id = new.subject_id), new.before ->> 'name_ar')
    when 'stock' then (select name_ar || substr(new.label, char_length(name) + 1) from products
      where id = new.subject_id and name_ar <> '')
  end, '');
  return new;
end $$;
create trigger activity_label_in_arabic before insert on activity for each row
  when (new.subject in ('product', 'gallery', 'stock')) execute function label_activity_in_arabic();

update activity set label_ar = name_ar from products
  where subject = 'product' and products.id = subject_id and name = label and name_ar <> '';
update activity set label_ar = name_ar from galleries
  where subject = 'gallery' and galleries.id = subject_id and name = label and name_ar <> '';
update activity set label_ar = name_ar || substr(label, char_length(name) + 1) from products
  where subject = 'stock' and products.id = subject_id and starts_with(label, name || ' ') and name_ar <> '';

create index activity_label_ar on activity using gin (search_text(label_ar) gin_trgm_ops) where label_ar <> '';
