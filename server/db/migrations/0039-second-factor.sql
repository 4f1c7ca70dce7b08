-- Additive: yes
create table second_factor (
  member_id text primary key references member (id) on delete cascade,
  sealed_secret text not null,
  -- Null until the first code was typed.
  confirmed_at bigint,
  -- The step of time of the last code, which works once.
  last_step bigint not null default 0,
  created_at bigint not null
);

create table second_factor_code (
  code_hash text primary key,
  member_id text not null references second_factor (member_id) on delete cascade,
  created_at bigint not null
);

create index second_factor_code_by_member on second_factor_code (member_id);

alter table session add column second_factor_at bigint;
