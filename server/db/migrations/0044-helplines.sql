-- Additive: yes
-- Numbers to call, each with its purpose, province and hours. A null province is all of Pakistan, null hours are day and night.
create table helpline (
  id text primary key,
  name text not null,
  number text not null,
  purpose text not null check (purpose in ('emergency', 'crisis', 'violence', 'poison', 'vaccines')),
  province text,
  hours text,
  source text not null,
  position bigint not null
);

-- For cities of before, the province comes with the shipped list.
alter table city add column province text;

-- Whose numbers are shown beside a sign or a text.
alter table danger_sign_question add column helpline_purpose text;
alter table symptom add column helpline_purpose text;
alter table article add column helpline_purpose text;
