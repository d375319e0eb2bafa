-- Removed because its picture was blocked, not for itself: allowing the picture again brings it back.
alter table pins add column removed_with_picture boolean not null default false;

update pins set removed_with_picture = true
where removed_at is not null and not exists (
  select from moderation_actions a where a.target_type = 'pin' and a.target_id = pins.id and a.action = 'hide'
);
