-- CREATE-01: what a member is making, so that it is not lost with the page and can be finished on another device.

create table pin_drafts (
  id bigint not null,
  shard smallint not null,
  owner_id bigint not null,
  -- one more with every save; a save names the version it is based on
  version integer not null default 1 check (version > 0),
  -- the contract's PinDraftBody
  body jsonb not null,
  -- the uploads in it
  upload_ids bigint[] not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (id, shard)
);
create index pin_drafts_owner on pin_drafts (owner_id, id);
create index pin_drafts_change on pin_drafts (updated_at);

-- until when something needs the upload, although it has waited long enough
alter table media_uploads add column held_until timestamptz;
