-- Additive: yes
-- What a husband, a mother-in-law and others at home read, month by month.
create table family_month (
  id text primary key,
  key text not null unique,
  position bigint not null,
  title text not null,
  summary text not null,
  body text not null,
  sources text not null
);
