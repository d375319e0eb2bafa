-- SHELL-26: how far each person has come with what a place of the app shows them. No row: it is new to them.
create table experience_statuses (
  user_id bigint not null,
  shard smallint not null,
  placement text collate "C" not null,
  experience_id text collate "C" not null,
  status text collate "C" not null,
  updated_at timestamptz not null,
  primary key (user_id, placement, shard)
);
