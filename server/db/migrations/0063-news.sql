-- Additive: yes
-- What a notification says in each language: the name of a sentence and its values. The version before reads `sentence`.
alter table notification add column news text;
alter table notification add column news_values text not null default '{}';

with known (words, name) as (
  values
    ('A moderator looked at your post, and others can read it.', 'postShown'),
    ('A moderator looked at your post, and others can read it again.', 'postShownAgain'),
    ('A moderator looked at your comment, and others can read it.', 'commentShown'),
    ('A moderator looked at your comment, and others can read it again.', 'commentShownAgain'),
    ('A moderator looked at the picture of your post, and others can see it.', 'pictureShown'),
    ('A moderator looked at your review, and it is shown on the home page.', 'reviewShown'),
    ('The post you reported was hidden.', 'postReportHidden'),
    ('The comment you reported was hidden.', 'commentReportHidden'),
    ('The post you reported was removed.', 'postReportRemoved'),
    ('The comment you reported was removed.', 'commentReportRemoved'),
    ('The picture of the post you reported was taken down.', 'pictureReportRemoved'),
    ('We looked at the post you reported and warned its author.', 'postReportWarned'),
    ('We looked at the comment you reported and warned its author.', 'commentReportWarned'),
    ('We looked at the post you reported and took no action.', 'postReportLeft'),
    ('We looked at the comment you reported and took no action.', 'commentReportLeft'),
    ('We looked at the conversation you reported and took no action.', 'talkReportLeft'),
    ('We looked at the conversation you reported and warned the member.', 'talkReportWarned'),
    ('We suspended the member you reported. They can''t write to anybody for a while.', 'memberReportSuspended'),
    ('As you asked, a file with your data is made. For one day you find it on your account, under My data.', 'dataFileMade'),
    ('Your sign-in asks for a second step from now on.', 'secondStepOn'),
    ('Your second step is turned off. If it was not you, write to us at once.', 'secondStepOff'),
    ('Ten codes of your second step were tried in a quarter of an hour. If it was not you, somebody knows your password: change it.', 'secondStepTries'),
    ('We gave out a code for a new password of yours. If it was not to you, write to us at once.', 'codeForPassword'),
    ('We gave out a code for your new phone number. If it was not to you, write to us at once.', 'codeForPhone'),
    ('You no longer have a role here.', 'roleEnded'),
    ('You are now a moderator.', 'roleModerator'),
    ('You are now an editor.', 'roleEditor'),
    ('You are now an administrator.', 'roleAdministrator'),
    ('Your phone number was changed. If it was not you, write to us at once.', 'phoneChanged')
)
update notification
set news = (select name from known where words = sentence)
where sentence in (select words from known);
