alter table report drop constraint report_reason_check;
alter table report add constraint report_reason_check check (reason in ('unkind', 'unsafeAdvice', 'spam', 'privateData', 'unsuitablePicture', 'other'));
