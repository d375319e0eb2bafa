-- Copies of what the site keeps of a person, made for them when they ask.
create table data_downloads (
  id bigint not null,
  shard smallint not null,
  user_id bigint not null,
  state text not null check (state in ('requested', 'ready', 'expired')),
  -- key in the media store, below which nothing is served by address; 128 random bits long all the same
  file text not null,
  bytes bigint,
  requested_at timestamptz not null,
  ready_at timestamptz,
  -- of the file; until there is one, when the request is given up
  expires_at timestamptz not null,
  primary key (id, shard)
);
-- one at a time is being made
create unique index data_downloads_requested on data_downloads (user_id, shard) where state = 'requested';
create index data_downloads_user on data_downloads (user_id, id desc);
create index data_downloads_expires on data_downloads (expires_at);
