-- A sweater is what many call it, and a hoodie is spelled by ear; an owner's own list stays as it is.
update search_synonyms
set words = words || array['sweater', 'سويتر', 'سويتشيرت', 'حودي']
where id = '01K0WARDS' || lpad('1', 17, '0')
  and words = array['hoodie', 'hoody', 'sweatshirt', 'هودي', 'هوديز', 'سويت شيرت'];
