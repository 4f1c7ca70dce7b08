-- Additive: no
-- What moderators decided against a member, her one answer to it, and what came of that. `thread_id` is as in a report:
-- the reach of the name under which she wrote, which is all that moderators know of her.
create table decision (
  id text primary key,
  member_id text not null references member (id) on delete cascade,
  thread_id text not null,
  name text not null,
  kind text not null check (kind in ('hide', 'remove', 'warn', 'suspend')),
  subject_kind text not null check (subject_kind in ('post', 'comment', 'review', 'member')),
  subject_id text not null,
  version bigint,
  reason text not null,
  decided_by text references member (id) on delete set null,
  suspended_until bigint,
  created_at bigint not null,
  answer text,
  answered_at bigint,
  outcome text check (outcome in ('upheld', 'undone')),
  outcome_reason text,
  outcome_by text references member (id) on delete set null,
  outcome_at bigint
);

create index decision_of_member on decision (member_id, created_at);
create index decision_of_subject on decision (subject_id);
create index decision_answered on decision (answered_at) where answered_at is not null and outcome is null;
create index decision_by_decider on decision (decided_by);
create index decision_by_second on decision (outcome_by);

alter table notification add column decision_id text references decision (id) on delete cascade;
create index notification_by_decision on notification (decision_id);

-- What was decided before this table was there is part of a member's history too.
insert into decision (
  id, member_id, thread_id, name, kind, subject_kind, subject_id, version, reason, decided_by, suspended_until, created_at
)
select
  min(id), author_id, min(thread_id), min(seen_name), outcome, subject_kind, subject_id, max(seen_version),
  min(outcome_reason), min(decided_by), null, decided_at
from report
where outcome in ('hide', 'suspend') and author_id is not null
group by author_id, outcome, subject_kind, subject_id, decided_at;
