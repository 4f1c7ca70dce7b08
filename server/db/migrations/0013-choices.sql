-- What she does not want to be told of; of all else she is told.
create table muted_topic (
  member_id text not null references member (id) on delete cascade,
  topic text not null,
  primary key (member_id, topic)
);

-- A day with dates of hers is told once, however many are on it and however many pages ask at the same moment.
create unique index notification_of_day on notification (member_id, subject_id) where kind = 'ownDay';
