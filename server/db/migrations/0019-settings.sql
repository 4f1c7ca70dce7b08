-- Additive: yes
-- What an administrator saved over the environment; without a value, the environment's holds again.
create table setting (
  key text primary key,
  value text,
  version bigint not null,
  updated_at bigint not null
);

insert into tally (name, value) values ('settingSaves', 0);

-- Pictures for the texts that editors write.
create table content_picture (
  id text primary key,
  path text not null unique,
  width bigint not null,
  height bigint not null,
  alt text not null,
  digest text not null,
  uploaded_by text references member (id) on delete set null,
  created_at bigint not null,
  unique (digest, alt)
);

create index content_picture_newest on content_picture (created_at desc, id);
create index content_picture_by_member on content_picture (uploaded_by);
