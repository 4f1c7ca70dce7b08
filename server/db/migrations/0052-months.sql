-- Additive: yes
-- The month of the due date, else of the birth, as YYYY-MM; empty where neither is known, null until it is worked out.
alter table pregnancy add column month text;

create index pregnancy_by_month on pregnancy (month, member_id) where is_current = 1 and loss_kind is null;
create index pregnancy_without_month on pregnancy (id) where month is null;
create index post_named_by_author on post (author_id) where state = 'shown' and is_unlisted = 0 and pseudonym is null;
