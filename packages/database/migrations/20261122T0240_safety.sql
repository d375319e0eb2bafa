-- Reports, what whoever runs the site did about them, and pictures that are not to come back.

create table reports (
  id bigint primary key,
  target_type text not null check (target_type in ('pin', 'comment', 'board', 'user')),
  target_id bigint not null,
  -- whose the thing is
  subject_id bigint not null,
  reporter_id bigint not null,
  reason text not null,
  details text not null,
  created_at timestamptz not null,
  -- somebody has looked at it
  closed_at timestamptz,
  unique (target_type, target_id, reporter_id)
);
create index reports_open on reports (target_type, target_id, id desc) where closed_at is null;
create index reports_closed on reports (closed_at desc) where closed_at is not null;
create index reports_subject on reports (subject_id);
create index reports_reporter on reports (reporter_id);

create table moderation_actions (
  id bigint primary key,
  actor_id bigint,
  action text not null check (
    action in ('dismiss', 'hide', 'restore', 'warn', 'ban', 'block_picture', 'unblock_picture')
  ),
  target_type text not null,
  target_id bigint not null,
  subject_id bigint not null,
  -- what the person was told
  detail text,
  created_at timestamptz not null
);
create index moderation_actions_target on moderation_actions (target_type, target_id);
create index moderation_actions_subject on moderation_actions (subject_id);
create index moderation_actions_actor on moderation_actions (actor_id) where actor_id is not null;

-- By their looks, so that copies that were resized or compressed anew are known too. Small: it is read whole.
create table blocked_pictures (
  signature text collate "C" primary key,
  phash text not null,
  width integer not null,
  height integer not null,
  dominant_color text not null,
  created_at timestamptz not null
);

-- Deleted by whoever runs the site: only they bring it back.
alter table pins add column removed_at timestamptz;
