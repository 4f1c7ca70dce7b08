-- Additive: no
-- Private talk of two members. A message's position is drawn under its conversation's row lock, so that positions come
-- in the order of commits and leave no gap; so do the numbers of a member's live events.

alter table member add column accepts_requests bigint not null default 1;
alter table member add column findable_name text;
create index member_findable on member (findable_name, id) where findable_name is not null;
-- No database folds a name as search does, so the server names these when it starts.
create index member_to_name on member (id) where is_findable = 1 and findable_name is null;

create table conversation (
  id text primary key,
  pair text not null unique,
  requested_by text references member (id) on delete set null,
  state text not null check (state in ('requested', 'open', 'refused')),
  last_position bigint not null,
  created_at bigint not null
);

create index conversation_by_requester on conversation (requested_by, created_at);

-- `other_id` outlives the other, whose side of the talk stays with her under it.
create table conversation_side (
  conversation_id text not null references conversation (id) on delete cascade,
  member_id text not null references member (id) on delete cascade,
  other_id text not null,
  read_position bigint not null default 0,
  hidden_position bigint not null default 0,
  unread_count bigint not null default 0,
  last_at bigint not null,
  primary key (conversation_id, member_id)
);

create index conversation_side_unread on conversation_side (member_id) where unread_count > 0;
create index conversation_side_newest on conversation_side (member_id, last_at desc, conversation_id);

create table message (
  id text primary key,
  conversation_id text not null references conversation (id) on delete cascade,
  position bigint not null,
  sender_id text references member (id) on delete set null,
  body text not null,
  client_id text,
  submission_key text not null,
  created_at bigint not null,
  unique (conversation_id, position),
  unique (sender_id, submission_key)
);

create table hidden_message (
  member_id text not null references member (id) on delete cascade,
  message_id text not null references message (id) on delete cascade,
  primary key (member_id, message_id)
);

create index hidden_message_by_message on hidden_message (message_id);

-- What her open pages are told, in order. Rows are kept for a while, so that a page that was cut off catches up.
create table live_event (
  member_id text not null references member (id) on delete cascade,
  number bigint not null,
  kind text not null check (kind in ('message', 'read', 'conversation')),
  conversation_id text not null,
  position bigint,
  created_at bigint not null,
  primary key (member_id, number)
);

create index live_event_by_age on live_event (created_at);

create table live_cursor (
  member_id text primary key references member (id) on delete cascade,
  last_number bigint not null
);

-- The server's own copy of what was said last, for the moderators, who see nothing else of it.
create table report_message (
  report_id text not null references report (id) on delete cascade,
  position bigint not null,
  is_by_reported bigint not null,
  body text not null,
  created_at bigint not null,
  primary key (report_id, position)
);
