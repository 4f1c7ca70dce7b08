-- Additive: no
-- Suspensions end with a day (UTC), so that no moment tells whose pseudonym was suspended. What had ended stays over.
update decision
set suspended_until = case
  when exists (
    select 1 from member where member.id = decision.member_id and member.suspended_until = decision.suspended_until
  ) then (suspended_until + 86399999) / 86400000 * 86400000
  else suspended_until / 86400000 * 86400000
end
where suspended_until is not null;

update member
set suspended_until = (suspended_until + 86399999) / 86400000 * 86400000
where suspended_until is not null;
