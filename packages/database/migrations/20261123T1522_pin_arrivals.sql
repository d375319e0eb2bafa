-- BOARD-02: a pin that moves to another board or section becomes the newest there.
-- An id made at the move, which gives the pin's age in its place; null for pins that were created or saved there.
alter table pins add column arrival_id bigint;

-- The place that it left at its last move, and where it was in it: undoing the move returns it there.
alter table pins add column left_board_id bigint;
alter table pins add column left_section_id bigint;
alter table pins add column left_arrival_id bigint;
alter table pins add column left_position text collate "C";

drop index pins_loose;
create index pins_loose on pins (board_id, (coalesce(arrival_id, id)) desc) where section_id is null and deleted_at is null;
drop index pins_section;
create index pins_section on pins (section_id, (coalesce(arrival_id, id)) desc)
  where deleted_at is null and section_id is not null;

-- Lists of a whole board merge these with the others, which `pins_board` has in their order.
create index pins_arrived on pins (board_id, arrival_id desc) where arrival_id is not null and deleted_at is null;
