-- Additive: yes
-- What a clinician reviewed, as an editor entered it.
create table clinician_review (
  kind text not null,
  key text not null,
  record_id text not null,
  version bigint not null,
  text_hash text not null,
  name text not null,
  qualification text not null,
  registration text,
  reviewed_on text not null,
  entered_by text references member (id) on delete set null,
  entered_at bigint not null,
  primary key (kind, key),
  foreign key (kind, key) references content_item (kind, key) on delete cascade
);

create index clinician_review_by_record on clinician_review (record_id);
create index clinician_review_by_editor on clinician_review (entered_by);
