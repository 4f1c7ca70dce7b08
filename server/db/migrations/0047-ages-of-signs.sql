-- Additive: yes
-- For which weeks of pregnancy, or days after birth or loss, a question of the danger check is; null has no end.
alter table danger_sign_question add column age_from bigint not null default 0;
alter table danger_sign_question add column age_to bigint;
