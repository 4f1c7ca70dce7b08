-- Additive: no
-- What she does not want to be told of; of all else she is told.
create table muted_topic (
  member_id text not null references member (id) on delete cascade,
  topic text not null,
  primary key (member_id, topic)
);

-- A day with dates of hers is told once, however many are on it and however many pages ask at the same moment.
create unique index notification_of_day on notification (member_id, subject_id) where kind = 'ownDay';

-- A new phone number that she has still to prove is hers.
create table phone_change (
  member_id text primary key references member (id) on delete cascade,
  phone text not null,
  phone_as_typed text not null,
  expires_at bigint not null
);

create index phone_change_by_expiry on phone_change (expires_at);

-- A member writes one review. It waits until a moderator has decided, and again whenever she changes it.
alter table review add column decided_at bigint;
alter table review add column state_reason text;
alter table review add column version bigint not null default 1;
create unique index review_of_member on review (member_id);
create index review_waiting on review (created_at) where is_approved = 0 and decided_at is null;
