-- Additive: yes
-- What those who run the site look up. Names stand as search folds them, which no database does: the server names those
-- who were there before when it starts.
alter table member add column search_name text;
create index member_by_search_name on member (search_name, id);
create index member_without_search_name on member (id) where search_name is null;
create index member_newest on member (created_at desc, id);
create index member_with_role on member (role) where role <> 'member';

-- Changes of roles wait for each other at this row, so that one administrator is always left.
insert into tally (name, value) values ('roleChanges', 0);

-- An actor who left is null too, and is not the operator at the command line, who alone did these until now.
alter table act_of_power add column is_by_command bigint not null default 0;
update act_of_power set is_by_command = 1
  where actor_id is null and (act in ('grant', 'reset code', 'phone code') or (act = 'suspend' and reason like '% days'));
create index act_of_power_newest on act_of_power (created_at desc, id);
create index act_of_power_by_act on act_of_power (act, created_at desc, id);

-- Bare numbers of a day, of nobody in particular.
create table daily_tally (
  name text not null,
  day text not null,
  value bigint not null,
  primary key (name, day)
);
