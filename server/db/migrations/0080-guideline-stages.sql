-- Additive: yes
-- For whom a guideline is; null where its editor has not said.
alter table guideline add column stage text check (stage in ('pregnancy', 'birth', 'afterBirth', 'baby'));
