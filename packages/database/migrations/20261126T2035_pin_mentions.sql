-- CREATE-07: people mentioned in descriptions of pins.

create table pin_mentions (
  pin_id bigint not null,
  shard smallint not null,
  -- a range of the description, in UTF-16 units
  start integer not null,
  length integer not null,
  user_id bigint not null,
  primary key (pin_id, start, shard)
);
create index pin_mentions_user on pin_mentions (user_id);
