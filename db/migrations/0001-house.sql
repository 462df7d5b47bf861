-- What every department needs: search that reads Arabic, counted tries, the shop's own facts.

create extension if not exists pg_trgm;

-- The same text for every way of writing it: alef forms, ta marbuta, alef maqsura, diacritics, tatweel, digits.
-- (Lucene's ArabicNormalizer rules.) Applied to what is stored and to what is asked.
create function search_text(raw text) returns text
  language sql immutable strict parallel safe
  return translate(
    regexp_replace(
      lower(normalize(raw, nfkc)),
      '[\u064B-\u065F\u0670\u0610-\u061A\u06D6-\u06ED\u0640\u200B-\u200F\u202A-\u202E\u2066-\u2069\u061C]', '', 'g'),
    'أإآٱىیکةؤئ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
    'ااااييكهوي01234567890123456789');

-- For LIKE: the asked text anywhere, its own wildcards taken literally.
create function search_pattern(raw text) returns text
  language sql immutable strict parallel safe
  return '%' || regexp_replace(search_text(raw), '([\\%_])', '\\\1', 'g') || '%';

create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- One record feeds the footer, the home page, mails and policies. Its shape is checked by src/settings.
create table shop_settings (
  is_only boolean primary key default true check (is_only),
  facts jsonb not null,
  updated_at timestamptz not null default now()
);
