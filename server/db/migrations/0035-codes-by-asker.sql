-- Additive: yes
-- A code for each who asks, so that nobody voids the code of another. Codes of before live ten minutes in password_code.
create table issued_code (
  account text not null,
  asker text not null,
  code_hash text not null,
  tries_left bigint not null,
  expires_at bigint not null,
  primary key (account, asker)
);

create index issued_code_by_expiry on issued_code (expires_at);

-- Whether a device is proved is asked at each registration.
create index known_device_by_hash on known_device (device_hash);
