alter table danger_sign_question drop constraint danger_sign_question_who_check;
alter table danger_sign_question add constraint danger_sign_question_who_check check (who in ('pregnant', 'afterBirth', 'baby', 'afterLoss'));
