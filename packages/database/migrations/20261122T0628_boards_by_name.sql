-- The picker's order beyond the boards last saved to.
create index boards_owner_name on boards (owner_id, lower(name), id) where deleted_at is null and archived_at is null;
