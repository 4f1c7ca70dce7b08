create virtual table post_search using fts5 (search_text, content = 'post', content_rowid = 'number', tokenize = 'unicode61 remove_diacritics 0', prefix = '2 3');
create trigger post_search_insert after insert on post begin insert into post_search (rowid, search_text) values (new.number, new.search_text); end;
create trigger post_search_delete after delete on post begin insert into post_search (post_search, rowid, search_text) values ('delete', old.number, old.search_text); end;
create trigger post_search_update after update of search_text on post begin insert into post_search (post_search, rowid, search_text) values ('delete', old.number, old.search_text); insert into post_search (rowid, search_text) values (new.number, new.search_text); end;
