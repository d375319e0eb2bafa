-- Whom somebody has blocked, the latest first.
create index user_blocks_list on user_blocks (blocker_id, created_at desc, blocked_id desc);
