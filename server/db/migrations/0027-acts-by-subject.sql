-- Additive: yes
-- What was done to a member or her texts, whose words are forgotten when she leaves.
create index act_of_power_by_subject on act_of_power (subject_id);
