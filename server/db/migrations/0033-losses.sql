-- Additive: no
-- The day of a loss, from which the mother's own checks are counted.
alter table pregnancy add column loss_date text;

-- One of several babies died and the pregnancy goes on: what undoing brings back.
alter table pregnancy add column babies_before_loss bigint check (babies_before_loss between 1 and 4);
alter table pregnancy add column name_before_loss text;
alter table pregnancy add column is_baby_loss_hidden bigint not null default 0;

-- More kinds of loss. A column takes the place of the one whose check knows the first five only: no table is rebuilt.
alter table pregnancy add column told_kind text check (told_kind in ('miscarriage', 'earlyMiscarriage', 'lateMiscarriage', 'ectopic', 'ended', 'stillbirth', 'infantDeath', 'notSaid', 'mistake'));
update pregnancy set told_kind = loss_kind;
alter table pregnancy drop column loss_kind;
alter table pregnancy rename column told_kind to loss_kind;

-- How a pregnancy was ended is shown in no list unless she asks for it.
update pregnancy set is_loss_hidden = 1 where loss_kind = 'ended';
