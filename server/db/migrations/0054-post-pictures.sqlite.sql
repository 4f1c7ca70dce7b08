-- SQLite cannot change a check, so the table is copied; dropping the old one deletes the copied messages too.
create table report_next (
  id text primary key,
  reporter_id text references member (id) on delete set null,
  subject_kind text not null check (subject_kind in ('post', 'comment', 'member')),
  subject_id text not null,
  author_id text references member (id) on delete set null,
  thread_id text not null,
  reason text not null check (reason in ('unkind', 'unsafeAdvice', 'spam', 'privateData', 'unsuitablePicture', 'other')),
  note text,
  seen_name text not null,
  seen_title text,
  seen_text text not null,
  seen_version integer not null,
  written_at integer not null,
  created_at integer not null,
  outcome text check (outcome in ('hide', 'restore', 'dismiss', 'remove', 'warn', 'suspend')),
  outcome_reason text,
  decided_by text references member (id) on delete set null,
  decided_at integer,
  decision_id text references decision (id) on delete set null
) strict;

create table report_message_next as select * from report_message;
insert into report_next select * from report;
drop table report;
alter table report_next rename to report;
insert into report_message select * from report_message_next;
drop table report_message_next;

create unique index one_open_report on report (reporter_id, subject_id) where outcome is null;
create index report_open on report (subject_kind, subject_id, created_at) where outcome is null;
create index report_by_author on report (author_id, thread_id);
create index report_by_decider on report (decided_by);
create index report_by_decision on report (decision_id);
