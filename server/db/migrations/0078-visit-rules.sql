-- Additive: yes
-- What of a check after a birth is for the mother: all of it after a loss.
alter table plan_rule add column about_mother text;
