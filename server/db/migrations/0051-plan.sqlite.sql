-- Of a mark made before, the day on which it was made.
insert into plan_mark (pregnancy_id, item, kind, date, created_at)
select pregnancy_id, contact, 'done', date(created_at / 1000, 'unixepoch'), created_at from contact_done;
