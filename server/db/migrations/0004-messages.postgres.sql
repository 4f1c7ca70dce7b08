alter table report drop constraint report_subject_kind_check;
alter table report add constraint report_subject_kind_check check (subject_kind in ('post', 'comment', 'member'));
alter table report drop constraint report_outcome_check;
alter table report add constraint report_outcome_check check (outcome in ('hide', 'restore', 'dismiss', 'suspend'));
