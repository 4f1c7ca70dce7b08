-- Additive: yes
-- Codes of six digits with which a new password can be set. There is one for a number that nobody has too, so that
-- asking takes the same time; of the code only a slow hash is kept.
create table password_code (
  account text not null,
  kind text not null check (kind in ('sms', 'operator')),
  code_hash text not null,
  tries_left bigint not null,
  expires_at bigint not null,
  primary key (account, kind)
);

create index password_code_by_expiry on password_code (expires_at);

-- Codes that she keeps on paper, with which she sets a new password when she has neither it nor her number.
create table recovery_code (
  code_hash text primary key,
  member_id text not null references member (id) on delete cascade,
  created_at bigint not null
);

create index recovery_code_by_member on recovery_code (member_id);
