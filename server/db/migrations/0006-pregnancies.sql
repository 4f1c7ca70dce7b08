-- Additive: yes
-- A loss or a wrong entry. `is_current` stays as it was, so that undoing brings back exactly what was.
alter table pregnancy add column loss_kind text check (loss_kind in ('miscarriage', 'stillbirth', 'infantDeath', 'ended', 'mistake'));
alter table pregnancy add column is_loss_hidden bigint not null default 0;
