-- Additive: yes
-- A browser that shows notices while no page is open: its address at the push service of its maker, and the keys with which
-- only it can read them. It belongs to a session and goes with it.
create table push_subscription (
  token_hash text primary key references session (token_hash) on delete cascade,
  member_id text not null references member (id) on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  messages bigint not null,
  news bigint not null,
  language text not null,
  time_zone text not null,
  created_at bigint not null
);

create index push_subscription_by_member on push_subscription (member_id);

-- That there may be something to notify a member of outside the pages, and when that was done last; not what it is.
-- `look_at` is when it is read whether there still is; null while there is nothing.
create table push_waiting (
  member_id text not null references member (id) on delete cascade,
  topic text not null,
  look_at bigint,
  sent_at bigint,
  primary key (member_id, topic)
);

create index push_waiting_by_look on push_waiting (look_at) where look_at is not null;
