-- Additive: no
-- What visitors read. `number` rises with the day and the id, so that the newest of an article's index come first.

create table category (
  id text primary key,
  name text not null,
  position bigint not null,
  article_count bigint not null default 0
);

create table article (
  number bigint primary key,
  id text not null unique,
  category_id text not null references category (id),
  title text not null,
  summary text not null,
  body text not null,
  picture text not null,
  author text not null,
  sources text not null,
  published_on text not null,
  search_text text not null
);

create index article_newest on article (published_on desc, id desc);
create index article_newest_of_category on article (category_id, published_on desc, id desc);

create table saved_article (
  member_id text not null references member (id) on delete cascade,
  article_id text not null references article (id) on delete cascade,
  saved_at bigint not null,
  primary key (member_id, article_id)
);

create index saved_article_newest on saved_article (member_id, saved_at desc, article_id desc);

create table symptom (
  id text primary key,
  name text not null,
  stage text not null check (stage in ('pregnancy', 'afterBirth', 'both')),
  is_danger_sign bigint not null,
  picture text not null,
  summary text not null,
  body text not null,
  sources text not null,
  position bigint not null
);

create index symptom_in_order on symptom (position);

create table guideline (
  id text primary key,
  title text not null,
  picture text not null,
  summary text not null,
  body text not null,
  sources text not null,
  position bigint not null
);

create index guideline_in_order on guideline (position);

create table danger_sign_question (
  id text primary key,
  who text not null check (who in ('pregnant', 'afterBirth', 'baby')),
  label text not null,
  level text not null check (level in ('now', 'today', 'watch')),
  advice text not null,
  symptom_id text references symptom (id),
  position bigint not null
);

create table event (
  id text primary key,
  name text not null,
  description text not null,
  venue text not null,
  city_id text references city (id),
  time text not null,
  recurrence text not null,
  source text,
  is_sample bigint not null default 0
);

create table calendar_feed (
  member_id text primary key references member (id) on delete cascade,
  token_hash text not null unique,
  created_at bigint not null
);
