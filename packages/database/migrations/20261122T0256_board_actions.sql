-- Long acts on a board that the worker carries out, some pins at a time (BOARD-07). A row lives as long as its act.
create table board_actions (
  id bigint not null,
  shard smallint not null,
  board_id bigint not null,
  -- '-1': the whole board; 'unorganized': what is in no section; else a section
  scope text not null,
  -- what is to be done, in the form of the domain
  work jsonb not null,
  total integer not null check (total >= 0),
  done integer not null default 0 check (done >= 0),
  created_at timestamptz not null,
  primary key (id, shard)
);
create index board_actions_board on board_actions (board_id);
