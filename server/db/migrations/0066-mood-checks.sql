-- Additive: yes
-- Answers to 'How are you?' that she asked to keep; nothing of the others is stored.
create table mood_check (
  id text primary key,
  member_id text not null references member (id) on delete cascade,
  score integer not null,
  -- By the keys of the questions, as JSON.
  answers text not null,
  -- Of the page that asked, so that what is sent twice is kept once.
  form_key text,
  created_at bigint not null
);

create index mood_check_by_member on mood_check (member_id, created_at);
create unique index mood_check_by_form on mood_check (member_id, form_key);
