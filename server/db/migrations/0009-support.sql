-- Additive: yes
-- What members write to those who run the site, and the answers.
create table contact_message (
  id text primary key,
  reference text not null unique,
  author_id text not null references member (id) on delete cascade,
  name text not null,
  contact_number text not null,
  subject text not null,
  query text not null,
  state text not null check (state in ('open', 'answered', 'closed')),
  version bigint not null default 1,
  submission_key text not null,
  created_at bigint not null,
  unique (author_id, submission_key)
);

create index contact_message_open on contact_message (created_at, id) where state = 'open';
create index contact_message_by_author on contact_message (author_id, created_at desc, id);

create table contact_answer (
  id text primary key,
  contact_message_id text not null references contact_message (id) on delete cascade,
  operator_id text references member (id) on delete set null,
  body text not null,
  created_at bigint not null
);

create index contact_answer_of_message on contact_answer (contact_message_id, created_at);
create index contact_answer_by_operator on contact_answer (operator_id);
