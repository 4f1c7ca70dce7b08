-- Additive: yes
-- What editors write: every piece of content with all its versions, beside the tables from which pages read it.

create table content_item (
  kind text not null,
  key text not null,
  record_id text not null,
  title text not null,
  search_text text not null,
  version bigint not null default 0,
  published_version bigint,
  scheduled_version bigint,
  publish_at bigint,
  shipped_document text,
  is_ours bigint not null default 0,
  is_shipped_newer bigint not null default 0,
  checked_on text,
  updated_at bigint not null,
  updated_by text references member (id) on delete set null,
  primary key (kind, key)
);

create index content_item_in_order on content_item (kind, title, key);
create index content_item_to_publish on content_item (publish_at) where publish_at is not null;
create index content_item_by_editor on content_item (updated_by);

create table content_version (
  kind text not null,
  key text not null,
  number bigint not null,
  document text not null,
  author_id text references member (id) on delete set null,
  created_at bigint not null,
  primary key (kind, key, number),
  foreign key (kind, key) references content_item (kind, key) on delete cascade
);

create index content_version_by_author on content_version (author_id);

-- So that what was loaded before is entered as content items at the next start.
delete from shipped_content where name = 'all';
