-- Words of a post that goes leave the index's own pages too; made anew, it has none left of earlier ones.
insert into post_search (post_search, rank) values ('secure-delete', 1);
insert into post_search (post_search) values ('rebuild');
