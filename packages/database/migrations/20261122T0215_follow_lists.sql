-- Whom a person follows, the latest first.
create index user_follows_follower on user_follows (follower_id, created_at desc, followee_id desc);
