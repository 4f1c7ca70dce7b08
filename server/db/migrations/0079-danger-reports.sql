-- Additive: yes
-- 1 where the reporter fears for somebody. The reason is 'other' then, which earlier versions know.
alter table report add column in_danger bigint not null default 0 check (in_danger in (0, 1));
