-- Links by which people bring others to their profile.
create table invites (
  -- SHA-256 of the code; the code itself is stored nowhere
  code_hash bytea primary key,
  id bigint not null unique,
  sender_id bigint not null,
  -- how it was sent, as clients number it
  channel smallint not null,
  uses integer not null default 0,
  max_uses integer not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index invites_sender on invites (sender_id, id desc);
create index invites_expires on invites (expires_at);
