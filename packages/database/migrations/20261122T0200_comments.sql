-- Comments on pins, and answers to them. Rows carry the shard of the pin's board's owner.

create table comments (
  id bigint not null,
  shard smallint not null,
  pin_id bigint not null,
  -- the comment this one answers; answers have none themselves
  parent_id bigint,
  author_id bigint not null,
  text text not null,
  image_signature text,
  is_highlighted boolean not null default false,
  created_at timestamptz not null,
  edited_at timestamptz,
  -- for everyone, by whoever looks after the pin
  hidden_at timestamptz,
  deleted_at timestamptz,
  primary key (id, shard)
);
-- What a pin shows first, in its order.
create index comments_thread on comments (pin_id, is_highlighted desc, id desc)
  where parent_id is null and deleted_at is null and hidden_at is null;
create index comments_parent on comments (parent_id, id) where parent_id is not null;
create index comments_pin on comments (pin_id);
create index comments_author on comments (author_id, id desc);
create index comments_image on comments (image_signature) where image_signature is not null;
create index comments_deleted on comments (deleted_at) where deleted_at is not null;

create table comment_stats (
  comment_id bigint not null,
  shard smallint not null,
  -- answers that are neither deleted nor hidden
  reply_count integer not null default 0 check (reply_count >= 0),
  like_count integer not null default 0 check (like_count >= 0),
  helpful_count integer not null default 0 check (helpful_count >= 0),
  primary key (comment_id, shard)
) with (fillfactor = 80);

-- Words of a comment that name somebody, counted as JavaScript counts: in UTF-16 units.
create table comment_mentions (
  comment_id bigint not null,
  shard smallint not null,
  start integer not null,
  length integer not null,
  user_id bigint not null,
  primary key (comment_id, start, shard)
);
create index comment_mentions_user on comment_mentions (user_id);

create table comment_likes (
  comment_id bigint not null,
  shard smallint not null,
  user_id bigint not null,
  created_at timestamptz not null,
  primary key (comment_id, user_id, shard)
);
create index comment_likes_user on comment_likes (user_id);

create table comment_helpfuls (
  comment_id bigint not null,
  shard smallint not null,
  user_id bigint not null,
  created_at timestamptz not null,
  primary key (comment_id, user_id, shard)
);
create index comment_helpfuls_user on comment_helpfuls (user_id);

-- Comments that one person does not want to see, and people whose comments they do not.
create table comment_hides (
  user_id bigint not null,
  comment_id bigint not null,
  shard smallint not null,
  created_at timestamptz not null,
  primary key (user_id, comment_id, shard)
);
create index comment_hides_comment on comment_hides (comment_id);

create table comment_author_hides (
  user_id bigint not null,
  author_id bigint not null,
  shard smallint not null,
  created_at timestamptz not null,
  primary key (user_id, author_id, shard)
);
create index comment_author_hides_author on comment_author_hides (author_id);

create table comment_flags (
  comment_id bigint not null,
  shard smallint not null,
  user_id bigint not null,
  reason text not null,
  detailed_reasons text[] not null,
  created_at timestamptz not null,
  primary key (comment_id, user_id, shard)
);
create index comment_flags_user on comment_flags (user_id);
