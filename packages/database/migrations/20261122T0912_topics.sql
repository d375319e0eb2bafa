-- FIND-02: what pins and boards are about, and who follows which topic. Topics themselves are in the code; what is made
-- from texts here can be made anew from them at any time, and never decides who sees anything.

create table topic_follows (
  user_id bigint not null,
  shard smallint not null,
  topic_id integer not null,
  created_at timestamptz not null,
  primary key (user_id, topic_id, shard)
);
create index topic_follows_user on topic_follows (user_id, created_at desc, topic_id);

create table topic_stats (
  topic_id integer primary key,
  follower_count integer not null default 0 check (follower_count >= 0)
) with (fillfactor = 50);

-- The topics of a pin, at most six.
create table pin_topics (
  pin_id bigint not null,
  -- the pin's
  shard smallint not null,
  topic_id integer not null,
  -- how sure it is, from 0 to 1
  weight real not null,
  -- its place on the topic's page: rises with what people do with the pin, and is higher from the start for newer pins,
  -- so that it need not be counted down as days pass
  score double precision not null,
  -- whether it stands there at all: on a public board, and no save of another's pin
  listed boolean not null,
  primary key (pin_id, topic_id, shard)
) with (fillfactor = 80);
create index pin_topics_best on pin_topics (topic_id, score desc, pin_id desc) where listed;

-- The words a pin can be told by, the surest first.
create table pin_annotations (
  pin_id bigint not null,
  shard smallint not null,
  terms text[] not null,
  weights real[] not null,
  primary key (pin_id, shard)
);

create table board_topics (
  board_id bigint not null,
  shard smallint not null,
  topic_id integer not null,
  weight real not null,
  -- public, not archived, not empty
  listed boolean not null,
  primary key (board_id, topic_id, shard)
);
create index board_topics_surest on board_topics (topic_id, weight desc, board_id desc) where listed;
