-- Additive: yes
-- A child, and what a member said of it. The babies of a pregnancy whose birth is recorded are read from the pregnancy, and
-- have a row once something is stored of one of them: the first has the id of the pregnancy, the second that id and `-2`.
create table child (
  id text primary key,
  member_id text not null references member (id) on delete cascade,
  pregnancy_id text references pregnancy (id) on delete cascade,
  -- Among the babies of the pregnancy, from 1.
  number bigint,
  name text,
  -- Null: that of the pregnancy.
  birth_date text,
  sex text,
  -- Gestation at birth. Null: by the due date of the pregnancy, if there is one.
  gestation_days bigint,
  -- A baby of a pregnancy that is lost or deleted keeps its row, so that it is not read from the pregnancy again.
  state text not null default 'followed',
  submission_key text,
  created_at bigint not null,
  updated_at bigint not null,
  unique (pregnancy_id, number),
  unique (member_id, submission_key),
  check (birth_date is not null or pregnancy_id is not null)
);

create index child_by_member on child (member_id, created_at);

-- What a member said of a date in the plan of a child.
create table child_mark (
  child_id text not null references child (id) on delete cascade,
  item text not null,
  kind text not null,
  date text not null,
  created_at bigint not null,
  primary key (child_id, item, kind)
);

-- A mark of vaccines stood for all babies of the pregnancy.
insert into child (id, member_id, pregnancy_id, number, created_at, updated_at)
select
  pregnancy.id || case numbers.number when 1 then '' else '-' || cast(numbers.number as text) end,
  pregnancy.member_id,
  pregnancy.id,
  numbers.number,
  pregnancy.created_at,
  pregnancy.updated_at
from pregnancy
join (select 1 as number union all select 2 union all select 3 union all select 4) as numbers
  on numbers.number <= pregnancy.number_of_babies
where exists (select 1 from plan_mark where plan_mark.pregnancy_id = pregnancy.id and plan_mark.item like 'vaccines-%');

insert into child_mark (child_id, item, kind, date, created_at)
select child.id, plan_mark.item, plan_mark.kind, plan_mark.date, plan_mark.created_at
from plan_mark
join child on child.pregnancy_id = plan_mark.pregnancy_id
where plan_mark.item like 'vaccines-%';
