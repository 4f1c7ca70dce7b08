-- Additive: yes
-- Null: she has chosen none, and the phone or the address of the page decides.
alter table member add column preferred_language text;
