-- Additive: yes
-- The offer of 'How are you?' that a member closed on her first screen last, and the last day of it.
create table mood_offer (
  member_id text primary key references member (id) on delete cascade,
  reason text not null,
  closed_until text not null
);
