-- FIND-01: what the home feed is made of beside what people follow, and the lists that were made for people.

-- How pins stand among all: the newer and the more people do with them, the higher. Those that are no saves of others'.
create table pin_ranks (
  pin_id bigint not null,
  shard smallint not null,
  -- as in pin_topics
  score double precision not null,
  -- its pinner's
  country text collate "C" not null,
  language text collate "C" not null,
  listed boolean not null,
  primary key (pin_id, shard)
) with (fillfactor = 80);
create index pin_ranks_best on pin_ranks (score desc, pin_id desc) where listed;
create index pin_ranks_country on pin_ranks (country, score desc, pin_id desc) where listed;
create index pin_ranks_language on pin_ranks (language, score desc, pin_id desc) where listed;

-- The home feed of a person as it was put together when they opened it: later pages go on from here. A few are kept, as
-- several windows may read. Made anew at any time: unlogged, and gone after a crash.
create unlogged table home_lists (
  user_id bigint not null,
  shard smallint not null,
  -- made later, larger
  id bigint not null,
  pin_ids bigint[] not null,
  -- the first 64 bits of each picture's signature: no picture twice
  pictures bigint[] not null,
  -- why each is there
  reasons jsonb not null,
  -- how far each source was read
  reach jsonb not null,
  -- how many were given out
  read_to integer not null default 0,
  -- what earlier lists have shown, the latest last
  seen bigint[] not null,
  primary key (user_id, id, shard)
);
