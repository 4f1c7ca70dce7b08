-- Additive: yes
-- Until which day a member wants no offer of 'How are you?' on her first screen, and nothing of why it was offered.
create table mood_offer (
  member_id text primary key references member (id) on delete cascade,
  closed_until text not null
);
