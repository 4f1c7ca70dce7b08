-- Additive: yes
-- Written in the SQL that both databases share; see migrate.ts for the two differences.

create table city (
  id text primary key,
  name text not null,
  position bigint not null,
  is_deleted bigint not null default 0,
  created_at bigint not null
);

create table member (
  id text primary key,
  full_name text not null,
  phone text not null unique,
  phone_as_typed text not null,
  email text not null,
  password_hash text not null,
  date_of_birth text not null,
  gender text not null check (gender in ('MALE', 'FEMALE')),
  city_id text references city (id),
  country text not null,
  latitude real,
  longitude real,
  image text,
  is_findable bigint not null default 0,
  is_pregnant bigint not null,
  is_sample bigint not null default 0,
  registration_key text,
  created_at bigint not null,
  updated_at bigint not null
);

create table session (
  token_hash text primary key,
  member_id text not null references member (id) on delete cascade,
  is_shared_phone bigint not null default 0,
  created_at bigint not null,
  last_seen_at bigint not null,
  idle_until bigint not null,
  absolute_until bigint not null
);

create index session_by_member on session (member_id);

create table known_device (
  member_id text not null references member (id) on delete cascade,
  device_hash text not null,
  last_seen_at bigint not null,
  primary key (member_id, device_hash)
);

create table pregnancy (
  id text primary key,
  member_id text not null references member (id) on delete cascade,
  is_current bigint not null,
  last_menstrual_period text,
  cycle_length bigint,
  given_due_date text,
  birth_date text,
  baby_name text,
  number_of_children bigint not null default 0,
  created_at bigint not null,
  updated_at bigint not null,
  unique (member_id, last_menstrual_period)
);

create unique index one_current_pregnancy on pregnancy (member_id) where is_current = 1;

create table week (
  id text primary key,
  stage text not null check (stage in ('pregnancy', 'afterBirth')),
  number bigint not null,
  title text not null,
  shape text,
  picture text not null,
  summary text not null,
  body text not null,
  sources text not null,
  unique (stage, number)
);

create table tip (
  id text primary key,
  audience text not null check (audience in ('pregnancy', 'baby', 'everyone')),
  body text not null,
  source text not null
);

create table content_page (
  key text primary key,
  title text not null,
  body text not null,
  updated_on text not null
);

create table review (
  id text primary key,
  member_id text not null references member (id) on delete cascade,
  rating real not null,
  comment text not null,
  is_approved bigint not null default 0,
  created_at bigint not null
);

create index review_by_approval on review (is_approved, created_at);

create table shipped_content (
  name text primary key,
  fingerprint text not null,
  loaded_at bigint not null
);

-- Counts of rate limits, where several processes share the database.
create table rate_limit (
  key text primary key,
  points bigint not null default 0,
  expire bigint
);
