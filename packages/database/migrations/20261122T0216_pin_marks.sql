-- What people leave on pins beside comments. Rows that others see carry the shard of the pin's board's owner, private
-- ones the shard of the person.

create table pin_reactions (
  id bigint not null,
  pin_id bigint not null,
  shard smallint not null,
  user_id bigint not null,
  reaction_type smallint not null check (reaction_type between 1 and 5),
  created_at timestamptz not null,
  primary key (pin_id, user_id, shard)
);
create index pin_reactions_newest on pin_reactions (pin_id, id desc);
create index pin_reactions_user on pin_reactions (user_id);

create table pin_favorites (
  user_id bigint not null,
  pin_id bigint not null,
  shard smallint not null,
  created_at timestamptz not null,
  primary key (user_id, pin_id, shard)
);
create index pin_favorites_pin on pin_favorites (pin_id);

-- "I tried it", once a person and pin.
create table pin_did_its (
  id bigint not null,
  shard smallint not null,
  pin_id bigint not null,
  user_id bigint not null,
  text text not null,
  image_signature text,
  created_at timestamptz not null,
  primary key (id, shard),
  unique (pin_id, user_id, shard)
);
create index pin_did_its_newest on pin_did_its (pin_id, id desc);
create index pin_did_its_user on pin_did_its (user_id, id desc);
create index pin_did_its_image on pin_did_its (image_signature) where image_signature is not null;

-- A person's words to themselves. The origin is the first pin of the picture's saves: a note is found from all of them.
create table pin_notes (
  user_id bigint not null,
  pin_id bigint not null,
  shard smallint not null,
  origin_pin_id bigint not null,
  text text not null,
  updated_at timestamptz not null,
  primary key (user_id, pin_id, shard)
);
create index pin_notes_origin on pin_notes (user_id, origin_pin_id);
create index pin_notes_pin on pin_notes (pin_id);

-- Pins that a person does not want to be shown.
create table pin_hides (
  user_id bigint not null,
  pin_id bigint not null,
  shard smallint not null,
  created_at timestamptz not null,
  primary key (user_id, pin_id, shard)
);
create index pin_hides_pin on pin_hides (pin_id);

-- Counts on their way into pin_stats. That is one row a pin, for which all who like a pin at once would queue.
create table pin_stat_changes (
  id bigint generated always as identity primary key,
  pin_id bigint not null,
  -- 0: favourites, 1 to 5: reactions of that type, 6: did-its
  counter smallint not null check (counter between 0 and 6),
  by smallint not null
);
create index pin_stat_changes_pin on pin_stat_changes (pin_id);

alter table pin_stats
  -- of types 1 to 5
  add column reaction_counts integer[] not null default '{0,0,0,0,0}'
    check (cardinality(reaction_counts) = 5 and 0 <= all (reaction_counts)),
  add column favorite_count integer not null default 0 check (favorite_count >= 0),
  add column did_it_count integer not null default 0 check (did_it_count >= 0);
