-- Additive: yes
-- 'unasked' stands for members of before: they keep what they could do, and are asked to prove their number.
alter table member add column phone_proof text not null default 'unasked'
  check (phone_proof in ('unasked', 'missing', 'proved'));
