-- Additive: yes
-- A text that was thrown away before readers had it: gone from the lists, until somebody saves it again.
alter table content_item add column is_discarded bigint not null default 0;

-- Held by whoever writes content, before anything else.
insert into tally (name, value) values ('contentWrites', 0);
