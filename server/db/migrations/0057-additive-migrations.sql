-- Additive: yes
-- Newer migrations that a version which does not know them can run on.
create table additive_migration (
  name text primary key
);
