-- Accounts, pictures, boards, pins.
-- Rows of a person carry the person's shard; rows of a board, its sections and its pins carry the board owner's shard,
-- and their primary keys end with it, so that the schema distributes by that column (architecture §6).
-- Unique across owners are only the small global tables: usernames, emails, images.

create table users (
  id bigint not null,
  shard smallint not null,
  username text not null,
  email text not null,
  first_name text not null,
  last_name text not null default '',
  about text not null default '',
  country text not null,
  locale text not null,
  birthday date,
  gender text,
  role text not null default 'member' check (role in ('owner', 'employee', 'member')),
  password_hash text,
  avatar_signature text,
  email_verified_at timestamptz,
  write_banned_at timestamptz,
  is_private boolean not null default false,
  is_demo boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (id, shard)
);

create table usernames (
  -- lower case
  username text collate "C" primary key,
  user_id bigint not null
);

create table emails (
  -- lower case
  email text collate "C" primary key,
  user_id bigint not null
);

-- Beside `users`, never in it: counters change far more often than people do.
create table user_stats (
  user_id bigint not null,
  shard smallint not null,
  -- boards everyone may see, the owner's secret ones, and those of others the person works on
  board_count integer not null default 0 check (board_count >= 0),
  secret_board_count integer not null default 0 check (secret_board_count >= 0),
  group_board_count integer not null default 0 check (group_board_count >= 0),
  -- pins on public boards, and all pins
  pin_count integer not null default 0 check (pin_count >= 0),
  total_pin_count integer not null default 0 check (total_pin_count >= 0),
  follower_count integer not null default 0 check (follower_count >= 0),
  following_count integer not null default 0 check (following_count >= 0),
  primary key (user_id, shard)
) with (fillfactor = 80);

create table sessions (
  -- SHA-256 of the reference token; the token itself is stored nowhere
  token_hash bytea primary key,
  id bigint not null unique,
  user_id bigint not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  user_agent text not null default '',
  address inet
);
create index sessions_user on sessions (user_id, last_used_at desc);

create table user_follows (
  follower_id bigint not null,
  followee_id bigint not null,
  shard smallint not null,
  created_at timestamptz not null,
  primary key (follower_id, followee_id, shard)
);
create index user_follows_followee on user_follows (followee_id, created_at desc, follower_id desc);

create table user_blocks (
  blocker_id bigint not null,
  blocked_id bigint not null,
  shard smallint not null,
  created_at timestamptz not null,
  primary key (blocker_id, blocked_id, shard)
);
create index user_blocks_blocked on user_blocks (blocked_id);

create table images (
  -- first 32 hex digits of the SHA-256 of the uploaded bytes
  signature text collate "C" primary key,
  sha256 text not null,
  width integer not null,
  height integer not null,
  format text not null,
  bytes bigint not null,
  animated boolean not null,
  frames integer not null,
  has_alpha boolean not null,
  dominant_color text not null,
  palette jsonb not null,
  thumbhash text not null,
  phash text not null,
  original_type text not null,
  original_extension text not null,
  created_at timestamptz not null
);
create index images_phash on images (phash);

create table media_uploads (
  id bigint not null,
  shard smallint not null,
  user_id bigint not null,
  status text not null check (status in ('registered', 'processing', 'succeeded', 'failed')),
  signature text,
  error_code text,
  file_name text not null default '',
  declared_type text not null default '',
  bytes bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (id, shard)
);
create index media_uploads_user on media_uploads (user_id, id desc);
create index media_uploads_unfinished on media_uploads (updated_at) where status in ('registered', 'processing');

create table boards (
  id bigint not null,
  shard smallint not null,
  owner_id bigint not null,
  name text not null,
  slug text not null,
  description text not null default '',
  privacy text not null check (privacy in ('public', 'protected', 'secret')),
  category text,
  layout text not null default 'default',
  cover_pin_id bigint,
  is_demo boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  archived_at timestamptz,
  deleted_at timestamptz,
  primary key (id, shard)
);
create unique index boards_slug on boards (owner_id, slug, shard) where deleted_at is null;
create index boards_owner on boards (owner_id, id desc) where deleted_at is null;

create table board_stats (
  board_id bigint not null,
  shard smallint not null,
  pin_count integer not null default 0 check (pin_count >= 0),
  sectionless_pin_count integer not null default 0 check (sectionless_pin_count >= 0),
  section_count integer not null default 0 check (section_count >= 0),
  follower_count integer not null default 0 check (follower_count >= 0),
  collaborator_count integer not null default 0 check (collaborator_count >= 0),
  -- here and not in boards, so that a save need not write the row that others read and lock
  pins_modified_at timestamptz not null,
  primary key (board_id, shard)
) with (fillfactor = 80);

create table board_sections (
  id bigint not null,
  shard smallint not null,
  board_id bigint not null,
  title text not null,
  slug text not null,
  pin_count integer not null default 0 check (pin_count >= 0),
  created_at timestamptz not null,
  deleted_at timestamptz,
  primary key (id, shard)
);
create index board_sections_board on board_sections (board_id, id) where deleted_at is null;

create table board_collaborators (
  board_id bigint not null,
  shard smallint not null,
  user_id bigint not null,
  access text not null check (access in ('write', 'delete')),
  created_at timestamptz not null,
  primary key (board_id, user_id, shard)
);
create index board_collaborators_user on board_collaborators (user_id);

create table board_follows (
  user_id bigint not null,
  board_id bigint not null,
  shard smallint not null,
  created_at timestamptz not null,
  primary key (user_id, board_id, shard)
);
create index board_follows_board on board_follows (board_id);

-- The boards a person last saved to, for the picker.
create table board_recents (
  user_id bigint not null,
  board_id bigint not null,
  shard smallint not null,
  saved_at timestamptz not null,
  primary key (user_id, board_id, shard)
);
create index board_recents_user on board_recents (user_id, saved_at desc);

create table pins (
  id bigint not null,
  shard smallint not null,
  board_id bigint not null,
  section_id bigint,
  pinner_id bigint not null,
  image_signature text not null,
  title text not null default '',
  description text not null default '',
  link text,
  domain text,
  alt_text text not null default '',
  -- the pin this one was saved from, the first of the chain, and who made that one
  parent_pin_id bigint,
  origin_pin_id bigint,
  origin_pinner_id bigint,
  comments_disabled boolean not null default false,
  is_demo boolean not null default false,
  -- follows the board's privacy (the worker moves it when that changes); only a help for the newest-first index:
  -- what a viewer may see is always decided from the board itself
  listed boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (id, shard)
);
create index pins_board on pins (board_id, id desc) where deleted_at is null;
create index pins_section on pins (section_id, id desc) where deleted_at is null and section_id is not null;
create index pins_pinner on pins (pinner_id, id desc) where deleted_at is null;
create index pins_newest on pins (id desc) where deleted_at is null and listed;
create index pins_pinner_listed on pins (pinner_id, id desc) where deleted_at is null and listed;
create index pins_image on pins (image_signature) where deleted_at is null;
create index pins_origin on pins (origin_pin_id) where deleted_at is null and origin_pin_id is not null;

create table pin_stats (
  pin_id bigint not null,
  shard smallint not null,
  -- saves on boards that are not secret
  repin_count integer not null default 0 check (repin_count >= 0),
  comment_count integer not null default 0 check (comment_count >= 0),
  primary key (pin_id, shard)
) with (fillfactor = 80);
