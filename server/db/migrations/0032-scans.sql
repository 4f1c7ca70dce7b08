-- Additive: yes
-- Every scan of a pregnancy, in place of the one that `pregnancy` had room for.
create table pregnancy_scan (
  pregnancy_id text not null references pregnancy (id) on delete cascade,
  date text not null,
  age_days bigint not null,
  created_at bigint not null,
  primary key (pregnancy_id, date)
);

insert into pregnancy_scan (pregnancy_id, date, age_days, created_at)
select id, scan_date, scan_age_days, updated_at from pregnancy where scan_date is not null and scan_age_days is not null;
