-- What was stored before gets its name and values, so far as its sentence tells them.
with known (words, name) as (
  values
    ('A moderator removed your post: ', 'postRemoved'),
    ('A moderator removed your comment: ', 'commentRemoved'),
    ('A moderator took down the picture of your post: ', 'pictureRemoved'),
    ('A moderator warned you about your post: ', 'postWarned'),
    ('A moderator warned you about your comment: ', 'commentWarned'),
    ('A moderator warned you about your messages: ', 'messagesWarned'),
    ('A moderator hid your post: ', 'postHidden'),
    ('A moderator hid your comment: ', 'commentHidden'),
    ('A moderator decided not to show your review: ', 'reviewHidden'),
    ('You can write here again: ', 'mayWrite'),
    ('A moderator reviewed your appeal and reversed the decision: ', 'reversed'),
    ('A moderator reviewed your appeal and did not change the decision: ', 'upheld'),
    ('We logged you out everywhere: ', 'loggedOutEverywhere'),
    ('We logged you out in one place: ', 'loggedOutThere')
)
update notification
set
  news = (select name from known where substr(sentence, 1, length(words)) = words),
  news_values = (
    select json_build_object('reason', substr(sentence, length(words) + 1))::text
    from known
    where substr(sentence, 1, length(words)) = words
  )
where exists (select 1 from known where substr(sentence, 1, length(words)) = words);

with known (words, name) as (
  values
    ('A moderator hid your post, and you can read here, but not write, for ', 'postHiddenSuspended'),
    ('A moderator hid your comment, and you can read here, but not write, for ', 'commentHiddenSuspended'),
    ('Because of your post you can read here, but not write, for ', 'postSuspended'),
    ('Because of your comment you can read here, but not write, for ', 'commentSuspended'),
    ('A moderator decided not to show your review, and you can read here, but not write, for ', 'reviewHiddenSuspended'),
    ('You can read here, but not write, for ', 'suspended'),
    ('You can read here, but not write, and your role rests, for ', 'suspendedRoleRests')
)
update notification
set
  news = (select name from known where substr(sentence, 1, length(words)) = words),
  news_values = (
    select json_build_object(
      'count', case when substr(sentence, length(words) + 1) like 'one %' then 1 else cast(substring(substr(sentence, length(words) + 1) from '^[0-9]+') as integer) end,
      'reason', substr(sentence, length(words) + position(': ' in substr(sentence, length(words) + 1)) + 2)
    )::text
    from known
    where substr(sentence, 1, length(words)) = words
  )
where exists (
  select 1 from known
  where substr(sentence, 1, length(words)) = words and substr(sentence, length(words) + 1) like '% day%: %'
);

update notification
set
  news = case when sentence like '% was answered.' then 'answered' else 'closed' end,
  news_values = json_build_object('reference', subject_id)::text
where kind = 'contact' and (sentence like 'Your message % was answered.' or sentence like 'Your message % was closed.');
