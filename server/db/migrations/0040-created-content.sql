-- Additive: yes
-- The contract's symptoms and guidelines say when they were created.
alter table symptom add column created_at bigint not null default 0;
alter table guideline add column created_at bigint not null default 0;

update symptom set created_at = coalesce(
  (select updated_at from content_item where kind = 'symptom' and record_id = symptom.id), 0);
update guideline set created_at = coalesce(
  (select updated_at from content_item where kind = 'guideline' and record_id = guideline.id), 0);
