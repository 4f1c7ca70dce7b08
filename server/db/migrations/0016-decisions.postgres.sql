alter table report drop constraint report_outcome_check;
alter table report add constraint report_outcome_check check (outcome in ('hide', 'restore', 'dismiss', 'remove', 'warn', 'suspend'));
alter table report add column decision_id text references decision (id) on delete set null;
create index report_by_decision on report (decision_id);
