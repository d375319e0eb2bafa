-- BOARD-02, BOARD-07: acts on everything that a place held when they were begun, kept for a while to be taken back.
alter table board_actions
  -- over, and kept for being taken back alone
  add column ended_at timestamptz,
  -- pins that it was done with, of those it has come to
  add column carried integer not null default 0 check (carried >= 0);
create index board_actions_ended on board_actions (ended_at) where ended_at is not null;

create table board_action_pins (
  action_id bigint not null,
  shard smallint not null,
  -- where the pin stood when the act was begun, the first 1
  ordinal integer not null,
  pin_id bigint not null,
  -- once it is done: the pin, or its copy
  result_id bigint,
  primary key (action_id, ordinal, shard)
);
create index board_action_pins_waiting on board_action_pins (action_id, ordinal) where result_id is null;
