-- CREATE-06: pins that are published at their time.

create table scheduled_pins (
  id bigint not null,
  shard smallint not null,
  user_id bigint not null,
  scheduled_at timestamptz not null,
  -- the options of PinResource
  pin jsonb not null,
  -- the uploads that `pin` names, kept until it is published
  upload_ids bigint[] not null,
  -- signature of the picture that stands for it
  cover text not null,
  -- signatures of all its pictures and videos
  signatures text[] not null,
  -- why it was not published at its time; null while it waits
  error_code text,
  -- the option at fault
  error_field text,
  created_at timestamptz not null,
  -- can be undone for a while
  deleted_at timestamptz,
  primary key (id, shard)
);
create index scheduled_pins_user on scheduled_pins (user_id, scheduled_at, id) where deleted_at is null;
create index scheduled_pins_waiting on scheduled_pins (scheduled_at) where deleted_at is null and error_code is null;
create index scheduled_pins_deleted on scheduled_pins (deleted_at) where deleted_at is not null;
create index scheduled_pins_uploads on scheduled_pins using gin (upload_ids);
create index scheduled_pins_signatures on scheduled_pins using gin (signatures);

alter table user_stats
  add column scheduled_pin_count integer not null default 0 check (scheduled_pin_count >= 0);
