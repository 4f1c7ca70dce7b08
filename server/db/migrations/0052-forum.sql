-- Additive: no
-- Topics, replies, and threads that are followed. A topic's id stands in addresses.
create table topic (
  id text primary key,
  name text not null,
  position bigint not null,
  is_unlisted bigint not null,
  is_closed bigint not null default 0,
  version bigint not null default 1,
  created_at bigint not null
);

insert into topic (id, name, position, is_unlisted, created_at) values
  ('first-months', 'First months', 1, 0, 0),
  ('birth', 'Birth', 2, 0, 0),
  ('newborn', 'Newborn', 3, 0, 0),
  ('feelings', 'Feelings', 4, 0, 0),
  ('loss', 'Loss', 5, 1, 0);

-- `is_unlisted` is its topic's, which never changes: such a post is in no list but that of its topic.
alter table post add column topic_id text references topic (id);
alter table post add column is_unlisted bigint not null default 0;

drop index post_newest;
drop index post_newest_editorial;
create index post_newest on post (created_at desc, number desc) where state = 'shown' and is_unlisted = 0;
-- SQLite takes no more than two conditions of an index as known: the third is a column of it.
create index post_newest_editorial on post (created_at desc, number desc, is_unlisted)
  where state = 'shown' and is_editorial = 1;
create index post_newest_of_topic on post (topic_id, created_at desc, number desc) where state = 'shown';

-- Of a reply, the comment that it answers, and the number of that comment, by which it stays in its place.
alter table comment add column reply_to_id text references comment (id) on delete set null;
alter table comment add column root_number bigint;
alter table comment add column is_helpful bigint not null default 0;
alter table comment add column is_by_staff bigint not null default 0;

create index comment_of_post_by_root on comment (post_id, (coalesce(root_number, number)), number);
create index comment_by_reply on comment (reply_to_id) where reply_to_id is not null;

-- What a member chose; whoever takes part in a thread follows it without a row.
create table thread_follow (
  post_id text not null references post (id) on delete cascade,
  member_id text not null references member (id) on delete cascade,
  is_following bigint not null,
  created_at bigint not null,
  primary key (post_id, member_id)
);

create index thread_follow_by_member on thread_follow (member_id);
