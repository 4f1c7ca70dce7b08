-- Additive: yes
-- The rules of plans, as editors have them. Ages are in completed units, and both ends count.
create table plan_rule (
  id text primary key,
  key text not null unique,
  name text not null,
  about text not null,
  why text not null,
  bring text,
  unit text not null,
  from_age bigint not null,
  to_age bigint not null,
  gap bigint,
  source text not null
);
