alter table post add column search_vector tsvector generated always as (array_to_tsvector(string_to_array(search_text, ' '))) stored;
create index post_search on post using gin (search_vector);
