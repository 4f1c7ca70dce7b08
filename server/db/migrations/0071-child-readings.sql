-- Additive: yes
-- What was measured of a child: `amount` is a weight in grams, or a length, head or upper arm in millimetres. `position` is how
-- a length was measured.
create table child_reading (
  id text primary key,
  child_id text not null references child (id) on delete cascade,
  kind text not null,
  date text not null,
  amount bigint not null,
  position text,
  submission_key text not null,
  created_at bigint not null,
  updated_at bigint not null,
  unique (child_id, submission_key)
);

create index child_reading_by_child on child_reading (child_id, date desc, created_at desc, id);
