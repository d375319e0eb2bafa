-- Finding deleted pins and boards whose time is over.
create index pins_deleted on pins (deleted_at) where deleted_at is not null;
create index boards_deleted on boards (deleted_at) where deleted_at is not null;
