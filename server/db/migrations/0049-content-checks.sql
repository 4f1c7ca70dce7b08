-- Additive: yes
-- A change that lowers an urgency or changes a dose waits here for a second person.
create table content_check (
  id text primary key,
  kind text not null,
  key text not null,
  act text not null check (act in ('publish', 'withdraw')),
  number bigint not null,
  source text not null,
  publish_at bigint,
  asked_by text references member (id) on delete set null,
  asked_at bigint not null,
  verdict text check (verdict in ('approved', 'sentBack')),
  against bigint,
  decided_by text references member (id) on delete set null,
  decided_at bigint,
  reason text,
  foreign key (kind, key) references content_item (kind, key) on delete cascade
);

create index content_check_of_item on content_check (kind, key, number);
create index content_check_by_asker on content_check (asked_by);
create index content_check_by_decider on content_check (decided_by);

-- The check that waits, and the version that readers had before a text was taken away.
alter table content_item add column check_id text;
alter table content_item add column withdrawn_version bigint;

create index content_item_to_check on content_item (check_id) where check_id is not null;
