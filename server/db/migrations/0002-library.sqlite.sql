-- The stored words have one space between them and nothing else, which is how the ascii tokenizer cuts. A prefix of up to
-- six letters is a word of the index itself, and a category is one that no reader can type.
create virtual table article_search using fts5(search_text, content = 'article', content_rowid = 'number', tokenize = 'ascii tokenchars _', detail = none, prefix = '1 2 3 4 5 6');
create trigger article_search_insert after insert on article begin insert into article_search (rowid, search_text) values (new.number, new.search_text || ' _' || new.category_id); end;
create trigger article_search_delete after delete on article begin insert into article_search (article_search, rowid, search_text) values ('delete', old.number, old.search_text || ' _' || old.category_id); end;
create trigger article_search_update after update of number, category_id, search_text on article begin insert into article_search (article_search, rowid, search_text) values ('delete', old.number, old.search_text || ' _' || old.category_id); insert into article_search (rowid, search_text) values (new.number, new.search_text || ' _' || new.category_id); end;
