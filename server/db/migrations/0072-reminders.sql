-- Additive: yes
-- Whether a member wants to be told outside the pages the day before something in her plan, at which hour and where.
-- `phone` is the number that she had then. A number that answered STOP has `stopped_at` until it answers START.
-- `look_at` is when her plan is read next; null while nothing may be sent.
create table reminder_choice (
  member_id text primary key references member (id) on delete cascade,
  is_on bigint not null,
  phone text not null,
  channel text not null,
  hour bigint not null,
  time_zone text not null,
  language text not null,
  stopped_at bigint,
  look_at bigint,
  updated_at bigint not null
);

create index reminder_choice_by_look on reminder_choice (look_at) where look_at is not null;
create index reminder_choice_by_phone on reminder_choice (phone);

-- What was sent, or may have been: a row is there before anything is sent. Only the day that it was about is stored,
-- not what was due then.
create table reminder (
  id text primary key,
  member_id text not null references member (id) on delete cascade,
  kind text not null,
  day text not null,
  channel text not null,
  state text not null,
  sent_on text not null,
  claimed_at bigint not null,
  unique (member_id, kind, day)
);

create index reminder_by_member on reminder (member_id, sent_on);
