-- FIND-03: articles of today. Small global tables: what editors wrote stays, automatic collections go after two months.

create table articles (
  id bigint primary key,
  -- a today locale
  locale text not null,
  -- 0 trending, 1 best, 2 trending as counted, 3 any other
  type smallint not null check (type between 0 and 3),
  is_shopping boolean not null default false,
  title text not null,
  description text not null default '',
  -- cover_pin_ids, and body as the contract names its parts
  document jsonb not null,
  state text not null check (state in ('draft', 'published', 'unpublished')),
  published_from timestamptz,
  published_until timestamptz check (published_until > published_from),
  -- of published_from, UTC: the day it stands on
  day date,
  -- among those of its day
  position integer not null default 0,
  -- made of what was saved most: about one topic, or about anything where it is 0
  is_automatic boolean not null default false,
  topic_id integer,
  revision integer not null default 1,
  updated_by_id bigint,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((state = 'published') <= (published_from is not null and day is not null))
);
create index articles_day on articles (locale, day desc, position, id desc) where state = 'published';
create unique index articles_collection on articles (locale, day, topic_id) where is_automatic;
create index articles_written on articles (id desc) where not is_automatic;
create index articles_updated_by on articles (updated_by_id) where updated_by_id is not null;

create table editorial_actions (
  id bigint primary key,
  actor_id bigint,
  action text not null check (action in ('create', 'edit', 'publish', 'unpublish', 'reorder', 'delete')),
  -- none where a day was put in order
  article_id bigint,
  -- its title then, or the day
  detail text not null,
  created_at timestamptz not null
);
create index editorial_actions_actor on editorial_actions (actor_id) where actor_id is not null;

-- Which locales are read: asked by one after the other.
create index users_locale on users (locale) where deleted_at is null;

-- FIND-04: pins that are stories, videos or lead to products, by what they are about; 0 holds all of them. Made from the
-- tables (originals on public boards), and can be made anew from them: what a viewer sees is decided from the pins.
create table explore_pins (
  kind text not null check (kind in ('ideas', 'videos', 'shopping')),
  topic_id integer not null,
  pin_id bigint not null,
  primary key (kind, topic_id, pin_id)
);
create index explore_pins_pin on explore_pins (pin_id);
