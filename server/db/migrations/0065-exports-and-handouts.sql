-- Additive: yes
-- In which the member asked for it, for one who has chosen none. Null: asked for by somebody else, or before this was kept.
alter table data_export add column language text;

-- Which clinician has read a translated handout. Handouts come with a release and are no items, so they have no row among
-- the reviews of texts. `text_hash` is of what was read, in both languages.
create table handout_review (
  handout text not null,
  language text not null,
  text_hash text not null,
  name text not null,
  qualification text not null,
  registration text,
  reviewed_on text not null,
  entered_by text references member (id) on delete set null,
  entered_at bigint not null,
  primary key (handout, language)
);

create index handout_review_by_editor on handout_review (entered_by);
