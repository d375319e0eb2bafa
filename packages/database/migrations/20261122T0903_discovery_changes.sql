-- Pins and boards that something happened to, in the order of the numbers: read by processes that keep a picture of them
-- in memory, each from where it got to. A row says "look again", no more. Kept for a day.
create table discovery_changes (
  id bigint generated always as identity primary key,
  kind text collate "C" not null check (kind in ('pin', 'board')),
  subject_id bigint not null,
  created_at timestamptz not null default now()
);
create index discovery_changes_created on discovery_changes (created_at);
