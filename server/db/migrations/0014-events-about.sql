-- Additive: yes
-- Events that speak of a pregnancy or a baby as if she had one; after a loss she does not meet them.
alter table event add column about text check (about in ('pregnancy', 'baby'));
