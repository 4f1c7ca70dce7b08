-- Additive: yes
-- The questions of the danger check are edited like other texts.
alter table danger_sign_question add column area text not null default 'body';
-- The symptom's page that a question leads to whenever readers have that page.
alter table danger_sign_question add column wanted_symptom_id text;

-- So that the questions that were loaded before are entered as content items at the next start.
delete from shipped_content where name = 'all';
