-- PIN-12, PIN-04: what a pin shows beyond its picture. Written once with the pin; every save of the pin shows the same.
-- Rows carry the shard of whoever made it.

create table pin_contents (
  id bigint not null,
  shard smallint not null,
  type text not null check (type in ('carousel', 'story', 'video')),
  -- slots, pages or a video, as the contract names them, with signatures for pictures and ids for what may be hidden
  document jsonb not null,
  -- pages of a story, slots of a carousel
  page_count smallint not null check (page_count > 0),
  -- of all videos in it
  duration_ms integer not null check (duration_ms >= 0),
  created_at timestamptz not null,
  primary key (id, shard)
);

-- Every picture and video in it, for who may see them and whether anything uses them.
create table pin_content_media (
  content_id bigint not null,
  shard smallint not null,
  signature text collate "C" not null,
  primary key (content_id, signature, shard)
);
create index pin_content_media_signature on pin_content_media (signature);

alter table pins add column content_id bigint;
create index pins_content on pins (content_id) where content_id is not null;

-- Addressed by content like pictures: the first 32 hex digits of the SHA-256 of the 720P file.
create table videos (
  signature text collate "C" primary key,
  -- its still picture
  cover_signature text not null,
  width integer not null,
  height integer not null,
  duration_ms integer not null check (duration_ms > 0),
  has_sound boolean not null,
  -- of the video list: V_720P, V_HLSV4, V_HLSV3_MOBILE
  formats text[] not null,
  bytes bigint not null,
  created_at timestamptz not null
);

-- An upload of a video has the video beside its still picture.
alter table media_uploads add column video_signature text collate "C";
create index media_uploads_video on media_uploads (video_signature) where video_signature is not null;
create index videos_cover on videos (cover_signature);
