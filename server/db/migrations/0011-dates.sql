-- Additive: yes
-- What a due date can rest on beside the last period and a date that she was given.
alter table pregnancy add column scan_date text;
alter table pregnancy add column scan_age_days bigint;
alter table pregnancy add column transfer_date text;
alter table pregnancy add column embryo_age_days bigint check (embryo_age_days in (3, 5));
alter table pregnancy add column number_of_babies bigint not null default 1;

-- Checks before and after birth that she has marked as done.
create table contact_done (
  pregnancy_id text not null references pregnancy (id) on delete cascade,
  contact text not null,
  created_at bigint not null,
  primary key (pregnancy_id, contact)
);
