-- Who of the team changed what. The tables write it down themselves, so that no way of changing them can forget to: while
-- the server works for one of the team it names them to its connection (shop.actor), for shoppers and jobs it names nobody.
create table activity (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  -- No reference, and the name as it was: kept when the person leaves.
  account_id text not null,
  actor text not null,
  call text not null,
  subject text not null check (subject in ('product', 'stock', 'order', 'payment', 'refund', 'promo code', 'shipping fee', 'gallery', 'coming image', 'review', 'settings', 'search words', 'account')),
  subject_id text not null,
  -- What it was called then.
  label text not null,
  kind text not null check (kind in ('added', 'changed', 'removed')),
  -- The columns that differ, as they were and as they are; null where only parts in other tables moved.
  before jsonb,
  after jsonb,
  search text not null generated always as (search_text(actor || ' ' || label)) stored
);
create index activity_of_subject on activity (subject, id desc);
create index activity_search on activity using gin (search gin_trgm_ops);

create function what_differs(one jsonb, other jsonb) returns jsonb language sql immutable as $$
  select jsonb_object_agg(key, value) from jsonb_each(one) where other -> key is distinct from value
$$;

-- Arguments: the subject, the column that names its row, the column it is called by, and, where a row holds what is
-- nobody's business here, the only columns to look at.
create function note_activity() returns trigger language plpgsql as $$
declare
  actor jsonb := current_setting('shop.actor')::jsonb;
  unseen constant text[] := array['id', 'created_at', 'updated_at', 'search', 'final_price', 'is_only', 'media_id'];
  was jsonb := to_jsonb(old);
  now_is jsonb := to_jsonb(new);
  whole jsonb := coalesce(now_is, was);
  watched text[] := tg_argv[3:];
  parts_moved boolean := was -> 'updated_at' is distinct from now_is -> 'updated_at';
  subject_name text := tg_argv[0];
  subject_key text := coalesce(whole ->> tg_argv[1], '');
  called text := coalesce(whole ->> tg_argv[2], '');
begin
  -- What orders do to the stock, the stock's own book says.
  if tg_table_name = 'variants' then
    if actor ->> 'call' not like '% /products%' then return null; end if;
    select products.name || ' ' || called into called from products where products.id = subject_key;
  end if;
  if tg_table_name = 'refunds' then
    select payments.order_id into subject_key from payments where payments.id = whole ->> 'payment_id';
  end if;
  if tg_table_name in ('refunds', 'payments') then
    select orders.sku into called from orders where orders.id = subject_key;
  end if;
  if tg_table_name = 'shop_settings' then
    was := was -> 'facts';
    now_is := now_is -> 'facts';
  end if;
  if cardinality(watched) > 0 then
    parts_moved := false;
    select jsonb_object_agg(key, value) into was from jsonb_each(was) where key = any (watched);
    select jsonb_object_agg(key, value) into now_is from jsonb_each(now_is) where key = any (watched);
  end if;
  was := was - unseen;
  now_is := now_is - unseen;
  if tg_op = 'UPDATE' and was is not distinct from now_is and not parts_moved then return null; end if;
  insert into activity (account_id, actor, call, subject, subject_id, label, kind, before, after)
  select accounts.id, accounts.full_name, actor ->> 'call', subject_name, subject_key, coalesce(called, ''),
    case when tg_op = 'INSERT' then 'added'
      when tg_op = 'DELETE' or was -> 'deleted_at' = 'null' and now_is -> 'deleted_at' <> 'null' then 'removed'
      else 'changed' end,
    case tg_op when 'UPDATE' then what_differs(was, now_is) else was end,
    case tg_op when 'UPDATE' then what_differs(now_is, was) else now_is end
  from accounts where accounts.id = actor ->> 'account';
  return null;
end $$;

create trigger products_tell after insert or update or delete on products for each row
  when (coalesce(current_setting('shop.actor', true), '') <> '') execute function note_activity('product', 'id', 'name');
create trigger variants_tell after update on variants for each row
  when (coalesce(current_setting('shop.actor', true), '') <> '')
  execute function note_activity('stock', 'product_id', 'size', 'on_hand', 'is_offered');
create trigger orders_tell after insert or update on orders for each row
  when (coalesce(current_setting('shop.actor', true), '') <> '')
  execute function note_activity('order', 'id', 'sku', 'status', 'payment_method', 'attention', 'deleted_at', 'subtotal', 'discount', 'shipping_fee', 'total', 'governorate_id');
create trigger payments_tell after insert or update on payments for each row
  when (coalesce(current_setting('shop.actor', true), '') <> '')
  execute function note_activity('payment', 'order_id', 'order_id', 'kind', 'amount', 'reason', 'undone_at');
create trigger refunds_tell after insert on refunds for each row
  when (coalesce(current_setting('shop.actor', true), '') <> '')
  execute function note_activity('refund', 'payment_id', 'payment_id', 'amount', 'cause', 'how', 'reason', 'reference');
create trigger promo_codes_tell after insert or update or delete on promo_codes for each row
  when (coalesce(current_setting('shop.actor', true), '') <> '') execute function note_activity('promo code', 'id', 'code');
create trigger shipping_fees_tell after insert or update or delete on shipping_fees for each row
  when (coalesce(current_setting('shop.actor', true), '') <> '') execute function note_activity('shipping fee', 'id', 'governorate_id');
create trigger galleries_tell after insert or update or delete on galleries for each row
  when (coalesce(current_setting('shop.actor', true), '') <> '') execute function note_activity('gallery', 'id', 'name');
create trigger coming_images_tell after insert or update or delete on coming_images for each row
  when (coalesce(current_setting('shop.actor', true), '') <> '') execute function note_activity('coming image', 'id', 'alt');
create trigger reviews_tell after update or delete on reviews for each row
  when (coalesce(current_setting('shop.actor', true), '') <> '')
  execute function note_activity('review', 'id', 'author', 'status', 'featured', 'rating');
create trigger shop_settings_tell after insert or update on shop_settings for each row
  when (coalesce(current_setting('shop.actor', true), '') <> '') execute function note_activity('settings', 'is_only', '');
-- Saved as a whole: what goes and what comes is one change, told as one.
create function note_words_gone() returns trigger language plpgsql as $$
begin
  insert into activity (account_id, actor, call, subject, subject_id, label, kind, before)
  select accounts.id, accounts.full_name, actor ->> 'call', 'search words', '', '', 'changed',
    jsonb_build_object('words', (select coalesce(jsonb_agg(words order by id), '[]') from gone))
  from (select current_setting('shop.actor')::jsonb as actor) as here join accounts on accounts.id = actor ->> 'account';
  return null;
end $$;
create function note_words_come() returns trigger language plpgsql as $$
begin
  update activity set after = jsonb_build_object('words', (select coalesce(jsonb_agg(words order by id), '[]') from come))
  where id = (select max(id) from activity where subject = 'search words' and at >= now());
  return null;
end $$;
create trigger search_synonyms_gone after delete on search_synonyms referencing old table as gone
  when (coalesce(current_setting('shop.actor', true), '') <> '') execute function note_words_gone();
create trigger search_synonyms_come after insert on search_synonyms referencing new table as come
  when (coalesce(current_setting('shop.actor', true), '') <> '') execute function note_words_come();
create trigger accounts_tell after insert or update on accounts for each row
  when (coalesce(current_setting('shop.actor', true), '') <> '')
  execute function note_activity('account', 'id', 'full_name', 'role', 'admin_role', 'closed_at');
