-- Addresses boards had before they were renamed. They lead to the board until another of its owner takes them.
create table board_old_slugs (
  owner_id bigint not null,
  slug text not null,
  board_id bigint not null,
  shard smallint not null,
  created_at timestamptz not null,
  primary key (owner_id, slug, shard)
);
create index board_old_slugs_board on board_old_slugs (board_id);
