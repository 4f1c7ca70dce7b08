-- Additive: no
-- What is new in a thread is one notification until she has read it, however many comments come.
alter table notification add column thread_id text references post (id) on delete cascade;
alter table notification add column comment_count bigint not null default 0;
create unique index notification_of_thread on notification (member_id, thread_id)
  where kind = 'comment' and read_at is null;
create index notification_by_thread on notification (thread_id);
create index notification_unread on notification (member_id) where read_at is null;
