-- Additive: yes
-- The path of an uploaded picture that an article has in place of a drawn cover.
alter table article add column cover text;
