-- Additive: yes
-- Text too large for a cookie, sealed with a key that only the browser's cookie holds.
create table draft (
  id text primary key,
  -- Null when it was typed in a form whose session had ended.
  member_id text references member (id) on delete cascade,
  -- Hash of the member, device or address that stored it.
  holder text not null,
  size integer not null,
  created_at bigint not null,
  expires_at bigint not null,
  sealed text not null
);

create index draft_by_holder on draft (holder, created_at);
create index draft_by_member on draft (member_id);
create index draft_by_expiry on draft (expires_at);
