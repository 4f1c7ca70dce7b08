-- Additive: no
-- A text has one item in each language, with versions, checks and a review of its own. Their keys get the language, which
-- SQLite can only do with new tables.

create table content_item_next (
  kind text not null,
  key text not null,
  language text not null default 'en',
  record_id text not null,
  title text not null,
  search_text text not null,
  version bigint not null default 0,
  published_version bigint,
  withdrawn_version bigint,
  scheduled_version bigint,
  publish_at bigint,
  shipped_document text,
  english_hash text,
  is_ours bigint not null default 0,
  is_shipped_newer bigint not null default 0,
  is_discarded bigint not null default 0,
  checked_on text,
  updated_at bigint not null,
  updated_by text references member (id) on delete set null,
  check_id text,
  primary key (kind, key, language)
);

insert into content_item_next (kind, key, record_id, title, search_text, version, published_version, withdrawn_version, scheduled_version, publish_at, shipped_document, is_ours, is_shipped_newer, is_discarded, checked_on, updated_at, updated_by, check_id)
select kind, key, record_id, title, search_text, version, published_version, withdrawn_version, scheduled_version, publish_at, shipped_document, is_ours, is_shipped_newer, is_discarded, checked_on, updated_at, updated_by, check_id from content_item;

create table content_version_next (
  kind text not null,
  key text not null,
  language text not null default 'en',
  number bigint not null,
  document text not null,
  english_hash text,
  author_id text references member (id) on delete set null,
  created_at bigint not null,
  primary key (kind, key, language, number),
  foreign key (kind, key, language) references content_item_next (kind, key, language) on delete cascade
);

insert into content_version_next (kind, key, number, document, author_id, created_at)
select kind, key, number, document, author_id, created_at from content_version;

create table content_check_next (
  id text primary key,
  kind text not null,
  key text not null,
  language text not null default 'en',
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
  foreign key (kind, key, language) references content_item_next (kind, key, language) on delete cascade
);

insert into content_check_next (id, kind, key, act, number, source, publish_at, asked_by, asked_at, verdict, against, decided_by, decided_at, reason)
select id, kind, key, act, number, source, publish_at, asked_by, asked_at, verdict, against, decided_by, decided_at, reason from content_check;

create table clinician_review_next (
  kind text not null,
  key text not null,
  language text not null default 'en',
  record_id text not null,
  version bigint not null,
  text_hash text not null,
  name text not null,
  qualification text not null,
  registration text,
  reviewed_on text not null,
  entered_by text references member (id) on delete set null,
  entered_at bigint not null,
  primary key (kind, key, language),
  foreign key (kind, key, language) references content_item_next (kind, key, language) on delete cascade
);

insert into clinician_review_next (kind, key, record_id, version, text_hash, name, qualification, registration, reviewed_on, entered_by, entered_at)
select kind, key, record_id, version, text_hash, name, qualification, registration, reviewed_on, entered_by, entered_at from clinician_review;

drop table clinician_review;
drop table content_check;
drop table content_version;
drop table content_item;
alter table content_item_next rename to content_item;
alter table content_version_next rename to content_version;
alter table content_check_next rename to content_check;
alter table clinician_review_next rename to clinician_review;

create index content_item_in_order on content_item (kind, title, key);
create index content_item_to_publish on content_item (publish_at) where publish_at is not null;
create index content_item_by_editor on content_item (updated_by);
create index content_item_to_check on content_item (check_id) where check_id is not null;
create index content_item_by_record on content_item (record_id, language);
create index content_version_by_author on content_version (author_id);
create index content_check_of_item on content_check (kind, key, language, number);
create index content_check_by_asker on content_check (asked_by);
create index content_check_by_decider on content_check (decided_by);
create index clinician_review_by_record on clinician_review (record_id);
create index clinician_review_by_editor on clinician_review (entered_by);

-- The words that readers have of a record in another language: `fields` by column, and its text as clean HTML.
create table translation (
  language text not null,
  record_id text not null,
  kind text not null,
  fields text not null,
  html text,
  search_text text not null,
  english_hash text not null,
  primary key (language, record_id)
);

-- So that the next start enters the translations, and what each English text says.
delete from shipped_content where name = 'all';
