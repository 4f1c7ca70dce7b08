-- Additive: no
-- Reminders that were shipped as events, with a time and no place; those that an editor changed stay.
delete from event where id in (select record_id from content_item where kind = 'event' and is_ours = 0 and key in ('vaccination-card-check', 'antenatal-booking', 'iron-tablets-refill', 'birth-plan-talk', 'weigh-your-baby', 'family-planning-question', 'karachi-still-water', 'lahore-air-check', 'gilgit-road-check'));
delete from content_item where kind = 'event' and is_ours = 0 and key in ('vaccination-card-check', 'antenatal-booking', 'iron-tablets-refill', 'birth-plan-talk', 'weigh-your-baby', 'family-planning-question', 'karachi-still-water', 'lahore-air-check', 'gilgit-road-check');
