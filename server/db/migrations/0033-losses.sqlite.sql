-- Of a loss told before, the day on which it was told.
update pregnancy set loss_date = date(updated_at / 1000, 'unixepoch') where loss_kind is not null and loss_kind <> 'mistake';
