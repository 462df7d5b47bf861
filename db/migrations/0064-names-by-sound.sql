-- A name is found as it sounds, in two scripts: Youssef, Yousef and يوسف are one; so are Farida and فريدة.

-- Of each word its consonants, as Arabic writes them, and a vowel where it begins or ends with one. Words with a digit
-- or an @ are no names.
create function name_sounds(words text) returns text[]
  language sql immutable strict parallel safe
  return string_to_array(trim(regexp_replace(
    -- Nothing is doubled, and one letter is no name.
    regexp_replace(regexp_replace(
      -- A last ه is the vowel of ة.
      regexp_replace(regexp_replace(
        translate(
          regexp_replace(
            replace(replace(replace(replace(replace(replace(replace(
              regexp_replace(regexp_replace(search_text(words), '\S*[@0-9]\S*|[^[:alpha:]]', ' ', 'g'), '\m(ال|[ae]l)(?=\w{3})', '', 'g'),
              'sh', 'ش'), 'ch', 'ش'), 'kh', 'خ'), 'gh', 'غ'), 'th', 'ت'), 'dh', 'د'), 'ph', 'ف'),
            '([^aeiou ])e\M|([aeiou])h\M', '\1\2', 'g'),
          'bcdfghjklmnpqrstvwxyzaeiouحقصضطظذثپڤچعء',
          'بكدفجهجكلمنبكرستفوسيزاااااهكسدتززتبفجاا'),
        '(?<=\w)[اوي]+(?=[^اوي ])', '', 'g'),
      '(?<=\w)([اوي]+ه?|ه)\M', 'ا', 'g'),
    '(\w)\1+', '\1', 'g'), '\m\w\M', '', 'g'),
  '\s+', ' ', 'g')), ' ');

alter table customers add column sounds text[] not null generated always as (name_sounds(search)) stored;
create index customers_sounds on customers using gin (sounds);
alter table orders add column sounds text[] not null
  generated always as (name_sounds(name || ' ' || coalesce(guest_name, ''))) stored;
create index orders_sounds on orders using gin (sounds);
