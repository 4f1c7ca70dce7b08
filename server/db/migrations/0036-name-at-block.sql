-- Additive: yes
-- Whoever is blocked sees the name of that time. For blocks of before it is the name of today.
alter table member_block add column blocker_name text;

update member_block set blocker_name = (select full_name from member where member.id = member_block.member_id);
