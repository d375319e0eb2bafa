-- What whoever runs the site takes away is more than pins: comments and tries with a blocked picture go whole and come
-- back with it, tries can be reported and hidden for themselves, and portraits and covers are taken off.
alter table comments add column removed_with_picture boolean not null default false;

alter table pin_did_its
  -- hidden by whoever runs the site: only they bring it back
  add column removed_at timestamptz,
  add column removed_with_picture boolean not null default false;

-- Portraits and covers whose picture was blocked, kept for being put back.
create table taken_pictures (
  user_id bigint not null,
  shard smallint not null,
  place text collate "C" not null check (place in ('portrait', 'cover')),
  signature text collate "C" not null,
  -- what stood in users.cover
  cover jsonb,
  taken_at timestamptz not null,
  primary key (user_id, place, shard)
);
create index taken_pictures_signature on taken_pictures (signature);
create index taken_pictures_taken on taken_pictures (taken_at);

alter table reports drop constraint reports_target_type_check,
  add constraint reports_target_type_check
    check (target_type in ('pin', 'comment', 'did_it', 'board', 'user', 'conversation'));
