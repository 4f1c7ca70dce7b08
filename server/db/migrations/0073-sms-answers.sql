-- Additive: yes
-- Answers by SMS that were taken, by a hash of the gateway's own number for them, so that one that comes again does nothing.
create table sms_answer (
  id text primary key,
  received_at bigint not null
);
