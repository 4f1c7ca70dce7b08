-- Additive: no
-- Files that no row names any more. Written in the transaction that lets go of them, so that none is forgotten when the
-- process ends before it is removed.
create table file_removal (
  path text primary key,
  created_at bigint not null
);
