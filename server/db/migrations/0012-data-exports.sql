-- Additive: yes
-- What a member asked to have of all that she gave and wrote, as one file. One for each member; gone after a day.
create table data_export (
  id text primary key,
  member_id text not null unique references member (id) on delete cascade,
  state text not null check (state in ('waiting', 'working', 'done', 'failed')),
  parts_done bigint not null default 0,
  attempts bigint not null default 0,
  claim text,
  claimed_until bigint,
  path text,
  size bigint,
  created_at bigint not null,
  expires_at bigint not null
);

create index data_export_to_do on data_export (created_at) where state in ('waiting', 'working');
create index data_export_by_end on data_export (expires_at);
