-- Additive: yes
-- What a member measured, or read off her card. Of a blood pressure `amount` is the first number and `diastolic` the second,
-- in mmHg; of a weight it is in grams, of a haemoglobin in tenths of g/dl, of a blood sugar in mg/dl. `word` is the level of
-- protein, how the baby moves, or whether sugar was measured fasting.
create table reading (
  id text primary key,
  member_id text not null references member (id) on delete cascade,
  kind text not null,
  date text not null,
  amount bigint,
  diastolic bigint,
  word text,
  submission_key text not null,
  created_at bigint not null,
  updated_at bigint not null,
  unique (member_id, submission_key)
);

create index reading_by_member on reading (member_id, kind, date desc, created_at desc, id);
