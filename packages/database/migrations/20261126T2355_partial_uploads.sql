-- CREATE-01: uploads that arrive in parts. Once complete, each is a row of media_uploads with the same id.

create table partial_uploads (
  id bigint not null,
  shard smallint not null,
  user_id bigint not null,
  file_name text not null default '',
  declared_type text not null default '',
  -- of the whole file
  bytes integer not null check (bytes > 0),
  received_bytes integer not null default 0 check (received_bytes between 0 and bytes),
  -- names of the stored parts, in order
  parts text[] not null default '{}',
  -- moves with every part
  expires_at timestamptz not null,
  primary key (id, shard)
);
create index partial_uploads_user on partial_uploads (user_id, id desc);
create index partial_uploads_expiring on partial_uploads (expires_at);
