-- SQLite changes no check of a table, so it is made anew.
create table danger_sign_question_next (
  id text primary key,
  who text not null check (who in ('pregnant', 'afterBirth', 'baby', 'afterLoss')),
  label text not null,
  level text not null check (level in ('now', 'today', 'watch')),
  advice text not null,
  symptom_id text references symptom (id),
  position integer not null
) strict;

insert into danger_sign_question_next (id, who, label, level, advice, symptom_id, position)
  select id, who, label, level, advice, symptom_id, position from danger_sign_question;
drop table danger_sign_question;
alter table danger_sign_question_next rename to danger_sign_question;
