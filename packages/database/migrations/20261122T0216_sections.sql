-- Sections of a board stand in an order of their owner's (BOARD-02).
alter table board_sections add column position text collate "C" not null default 'a0';
create unique index board_sections_slug on board_sections (board_id, slug, shard) where deleted_at is null;
create index board_sections_position on board_sections (board_id, position, id) where deleted_at is null;

-- What a board shows beside its sections.
create index pins_loose on pins (board_id, id desc) where section_id is null and deleted_at is null;
