-- Additive: yes
-- What a translation was made from stays, to show what has changed in English since: a release replaces its own texts.
alter table content_version add column english text;

-- The rows of the table of signs whose words a translation says, so that it can be told whether somebody has read them.
alter table translation add column signs text;

-- So that the next start notes them.
delete from shipped_content where name = 'all';
