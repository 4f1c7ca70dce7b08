-- Additive: yes
-- What readers of Urdu see in place of the name.
alter table topic add column urdu_name text;
