-- Additive: yes
-- What rules of a pregnancy's plan have beside a child's: when it is too late, and words for twins and more.
alter table plan_rule add column useful_to bigint;
alter table plan_rule add column about_of_several text;
alter table plan_rule add column why_of_several text;
