-- News of what others did (PEOPLE-04). Rows carry the shard of whoever reads them.

-- One line of the list: what several people did to the same thing since the reader last looked.
create table news (
  id bigint not null,
  shard smallint not null,
  user_id bigint not null,
  kind text not null,
  -- what it was done to: a pin, a comment, or the reader
  subject_id bigint not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  read_at timestamptz,
  -- when it went out by mail, or was found not to be wanted so
  mailed_at timestamptz,
  primary key (id, shard)
);
create unique index news_unread on news (user_id, kind, subject_id, shard) where read_at is null;
create index news_list on news (user_id, last_at desc, id desc);
create index news_to_mail on news (first_at) where mailed_at is null and read_at is null;
create index news_old on news (last_at);

-- What happened, each once however often it is told.
create table news_acts (
  user_id bigint not null,
  shard smallint not null,
  kind text not null,
  -- what the act made or touched: the new pin, the comment, the follower
  source_id bigint not null,
  actor_id bigint not null,
  news_id bigint not null,
  happened_at timestamptz not null,
  primary key (user_id, kind, source_id, actor_id, shard)
);
create index news_acts_news on news_acts (news_id, happened_at desc, source_id desc);
create index news_acts_actor on news_acts (actor_id);

-- When news of a kind last went to somebody by mail.
create table news_mails (
  user_id bigint not null,
  shard smallint not null,
  kind text not null,
  sent_at timestamptz not null,
  primary key (user_id, kind, shard)
);
