-- Additive: no
-- Whom a tip fits. What each shipped tip fits comes with its text; until then, and for a tip of an editor, the audience says it.
create table tip_fit (
  tip_id text not null references tip (id) on delete cascade,
  fit text not null check (fit in ('everyone', 'firstTrimester', 'secondTrimester', 'thirdTrimester', 'newborn', 'youngBaby', 'olderBaby', 'toddler', 'afterLoss')),
  primary key (fit, tip_id)
);

create index tip_fit_by_tip on tip_fit (tip_id);
insert into tip_fit (tip_id, fit) select id, 'everyone' from tip where audience = 'everyone';
insert into tip_fit (tip_id, fit) select id, 'firstTrimester' from tip where audience = 'pregnancy';
insert into tip_fit (tip_id, fit) select id, 'secondTrimester' from tip where audience = 'pregnancy';
insert into tip_fit (tip_id, fit) select id, 'thirdTrimester' from tip where audience = 'pregnancy';
insert into tip_fit (tip_id, fit) select id, 'newborn' from tip where audience = 'baby';
insert into tip_fit (tip_id, fit) select id, 'youngBaby' from tip where audience = 'baby';
insert into tip_fit (tip_id, fit) select id, 'olderBaby' from tip where audience = 'baby';
insert into tip_fit (tip_id, fit) select id, 'toddler' from tip where audience = 'baby';
