-- Additive: no
-- The one picture of a post. Its file is removed with its row, so no deletion of a post takes the row along unseen.
create table post_picture (
  post_id text primary key references post (id),
  path text not null unique,
  width bigint not null,
  height bigint not null,
  alt text not null,
  state text not null check (state in ('shown', 'waiting')),
  created_at bigint not null
);

create index post_picture_waiting on post_picture (created_at) where state = 'waiting';

-- 1 where a moderator removed the picture of the post, not the post.
alter table decision add column is_of_picture bigint not null default 0;
