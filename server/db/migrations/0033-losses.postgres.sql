-- Of a loss told before, the day on which it was told.
update pregnancy set loss_date = to_char(to_timestamp(updated_at / 1000) at time zone 'UTC', 'YYYY-MM-DD') where loss_kind is not null and loss_kind <> 'mistake';
