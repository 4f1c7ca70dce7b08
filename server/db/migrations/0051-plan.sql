-- Additive: yes
-- What a member said of a date in the plan of a pregnancy or child; so far only on which day it was done.
create table plan_mark (
  pregnancy_id text not null references pregnancy (id) on delete cascade,
  item text not null,
  kind text not null,
  date text not null,
  created_at bigint not null,
  primary key (pregnancy_id, item, kind)
);
