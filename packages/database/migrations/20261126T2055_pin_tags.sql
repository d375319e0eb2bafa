-- CREATE-03: pins and people tagged on the pictures of a pin. Saves show those of their origin.

create table pin_tags (
  id bigint not null,
  shard smallint not null,
  pin_id bigint not null,
  -- which picture of a carousel, from 0
  media smallint not null,
  -- fractions of the picture's width and height
  x real not null check (x between 0 and 1),
  y real not null check (y between 0 and 1),
  tagged_pin_id bigint,
  user_id bigint,
  primary key (id, shard),
  check (num_nonnulls(tagged_pin_id, user_id) = 1)
);
create index pin_tags_pin on pin_tags (pin_id);
create index pin_tags_tagged_pin on pin_tags (tagged_pin_id) where tagged_pin_id is not null;
create index pin_tags_user on pin_tags (user_id) where user_id is not null;
