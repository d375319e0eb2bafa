-- BOARD-11: what may be hard to look at, as its owner says.
alter table boards add column sensitivity text collate "C";

-- Finding public boards by the words of their names.
create index boards_words on boards using gin (to_tsvector('simple', name))
  where privacy = 'public' and deleted_at is null and archived_at is null;
create index boards_category on boards (category, id desc)
  where privacy = 'public' and deleted_at is null and archived_at is null and category is not null;

-- When somebody last looked at the ideas for a board of theirs.
create table board_ideas_seen (
  user_id bigint not null,
  shard smallint not null,
  board_id bigint not null,
  seen_at timestamptz not null,
  primary key (user_id, board_id, shard)
);
create index board_ideas_seen_board on board_ideas_seen (board_id);
