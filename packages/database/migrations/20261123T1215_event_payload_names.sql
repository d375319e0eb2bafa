-- Payloads of events name their fields in snake_case, all of them. Events that wait are renamed with the code.
update outbox set payload = payload - 'userId' || jsonb_build_object('user_id', payload -> 'userId')
where payload ? 'userId';
update outbox set payload = payload - 'followerId' - 'followeeId'
  || jsonb_build_object('follower_id', payload -> 'followerId', 'followee_id', payload -> 'followeeId')
where kind = 'people.followed' and payload ? 'followerId';
update outbox set payload = payload - 'blockerId' - 'blockedId'
  || jsonb_build_object('blocker_id', payload -> 'blockerId', 'blocked_id', payload -> 'blockedId')
where kind = 'people.blocked' and payload ? 'blockerId';
