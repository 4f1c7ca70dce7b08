-- Additive: yes
-- What a member said about a pregnancy so that her plan fits it. A question that she left out has no row.
create table plan_answer (
  pregnancy_id text not null references pregnancy (id) on delete cascade,
  question text not null,
  is_yes bigint not null,
  answered_at bigint not null,
  primary key (pregnancy_id, question)
);
