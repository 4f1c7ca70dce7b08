-- Additive: yes
-- Devices in words, such as 'Chrome on Android', and when a calendar last read its private address. Sessions and
-- addresses of before have neither.
alter table session add column device_name text;
alter table calendar_feed add column last_fetched_at bigint;
