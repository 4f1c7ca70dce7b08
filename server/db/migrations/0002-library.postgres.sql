alter table article add column search_vector tsvector generated always as (array_to_tsvector(string_to_array(search_text, ' '))) stored;
create index article_search on article using gin (search_vector);
