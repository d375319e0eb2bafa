-- Nothing ever sent push notifications, and no screen offered them. Choices that programs stored would only mislead.
update user_settings set notifications = notifications - 'push' where notifications ? 'push';
-- Users who do not want to see less or more because of the pins they opened: the stored ones go.
update users u set visited_pin_ids = null
from user_settings s
where s.user_id = u.id and s.shard = u.shard and u.visited_pin_ids is not null
  and s.choices -> 'personalized_by_visits' = 'false';
update users u set visited_pin_ids = null
where visited_pin_ids is not null and birthday > current_date - interval '18 years'
  and not exists (
    select from user_settings s
    where s.user_id = u.id and s.shard = u.shard and s.choices -> 'personalized_by_visits' = 'true'
  );
-- Users are found by their whole phone number, if they allow it.
create index users_phone_number on users (phone_number) where phone_number is not null;
