-- Additive: yes
-- The forum, its moderation, and what members are told. Lists go newest first; `number` breaks ties and is what the
-- full-text index points at.

alter table member add column role text not null default 'member' check (role in ('member', 'moderator', 'editor', 'administrator'));
alter table member add column suspended_until bigint;

create table post (
  number rowid_key,
  id text not null unique,
  author_id text references member (id) on delete set null,
  pseudonym text,
  mood bigint not null check (mood between 1 and 8),
  title text not null,
  body text not null,
  is_editorial bigint not null default 0,
  state text not null check (state in ('shown', 'waiting', 'reported', 'hidden')),
  state_reason text,
  like_count bigint not null default 0,
  comment_count bigint not null default 0,
  open_report_count bigint not null default 0,
  version bigint not null default 1,
  submission_key text not null,
  created_at bigint not null,
  edited_at bigint,
  search_text text not null,
  unique (author_id, submission_key)
);

create index post_newest on post (created_at desc, number desc) where state = 'shown';
create index post_newest_editorial on post (created_at desc, number desc) where state = 'shown' and is_editorial = 1;
create index post_waiting on post (created_at) where state = 'waiting';

create table comment (
  number rowid_key,
  id text not null unique,
  post_id text not null references post (id) on delete cascade,
  author_id text references member (id) on delete set null,
  pseudonym text,
  body text not null,
  state text not null check (state in ('shown', 'waiting', 'reported', 'hidden')),
  state_reason text,
  like_count bigint not null default 0,
  open_report_count bigint not null default 0,
  version bigint not null default 1,
  submission_key text not null,
  created_at bigint not null,
  edited_at bigint,
  unique (author_id, submission_key)
);

create index comment_of_post on comment (post_id, number);
create index comment_of_post_by_author on comment (post_id, author_id);
create index comment_waiting on comment (created_at) where state = 'waiting';

create table post_like (
  post_id text not null references post (id) on delete cascade,
  member_id text not null references member (id) on delete cascade,
  primary key (post_id, member_id)
);

create index post_like_by_member on post_like (member_id);

create table comment_like (
  comment_id text not null references comment (id) on delete cascade,
  member_id text not null references member (id) on delete cascade,
  primary key (comment_id, member_id)
);

create index comment_like_by_member on comment_like (member_id);

create table thread_pseudonym (
  post_id text not null references post (id) on delete cascade,
  member_id text not null references member (id) on delete cascade,
  name text not null,
  primary key (post_id, member_id),
  unique (post_id, name)
);

create index thread_pseudonym_by_member on thread_pseudonym (member_id);

create table hidden_post (
  member_id text not null references member (id) on delete cascade,
  post_id text not null references post (id) on delete cascade,
  created_at bigint not null,
  primary key (member_id, post_id)
);

create index hidden_post_by_post on hidden_post (post_id);

-- `thread_id` is empty for a member blocked by her name, everywhere; else it is the one thread whose pseudonym is
-- blocked, so that blocking tells nobody who is behind it.
create table member_block (
  id text primary key,
  member_id text not null references member (id) on delete cascade,
  blocked_id text not null references member (id) on delete cascade,
  thread_id text not null,
  name text not null,
  created_at bigint not null,
  unique (member_id, blocked_id, thread_id)
);

create index member_block_by_blocked on member_block (blocked_id, thread_id);

-- A report outlives what it is about: it holds what the server itself had stored. `thread_id` as above.
create table report (
  id text primary key,
  reporter_id text references member (id) on delete set null,
  subject_kind text not null check (subject_kind in ('post', 'comment')),
  subject_id text not null,
  author_id text references member (id) on delete set null,
  thread_id text not null,
  reason text not null check (reason in ('unkind', 'unsafeAdvice', 'spam', 'privateData', 'other')),
  note text,
  seen_name text not null,
  seen_title text,
  seen_text text not null,
  seen_version bigint not null,
  written_at bigint not null,
  created_at bigint not null,
  outcome text check (outcome in ('hide', 'restore', 'dismiss')),
  outcome_reason text,
  decided_by text references member (id) on delete set null,
  decided_at bigint
);

create unique index one_open_report on report (reporter_id, subject_id) where outcome is null;
create index report_open on report (subject_kind, subject_id, created_at) where outcome is null;
create index report_by_author on report (author_id, thread_id);
create index report_by_decider on report (decided_by);

create table act_of_power (
  id text primary key,
  actor_id text references member (id) on delete set null,
  act text not null,
  subject_kind text not null,
  subject_id text not null,
  reason text,
  created_at bigint not null
);

create index act_of_power_by_actor on act_of_power (actor_id);

create table notification (
  id text primary key,
  member_id text not null references member (id) on delete cascade,
  kind text not null,
  subject_kind text not null,
  subject_id text not null,
  sentence text not null,
  created_at bigint not null,
  read_at bigint
);

create index notification_newest on notification (member_id, created_at desc, id);

-- Numbers that are kept, so that no list counts its rows.
create table tally (
  name text primary key,
  value bigint not null
);

insert into tally (name, value) values ('shownPosts', 0);
