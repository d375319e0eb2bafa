-- What every part of the product leans on and none owns.

-- Facts that others react to, committed with the change that caused them and drained by the worker.
create table outbox (
  id bigint generated always as identity primary key,
  kind text collate "C" not null,
  -- Waiting events of one kind and key say the same thing: the newest speaks for all.
  key text collate "C",
  payload jsonb not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text
);

create index outbox_next_attempt on outbox (next_attempt_at, id);
create index outbox_key on outbox (kind, key) where key is not null;

-- Answers already given, so that a repeated request gets the same one for 24 hours.
create table idempotency_keys (
  -- Who asked and what for; one person's keys mean nothing to another.
  scope text collate "C" not null,
  key text collate "C" not null,
  fingerprint text collate "C" not null,
  status integer,
  -- json, not jsonb: the answer comes back with its fields in their order.
  response json,
  created_at timestamptz not null,
  primary key (scope, key)
);

create index idempotency_keys_created_at on idempotency_keys (created_at);

-- Which process may use which of the 32 parts of the id sequence.
create table id_slots (
  slot smallint primary key check (slot between 0 and 31),
  holder text,
  expires_at timestamptz not null default '-infinity',
  -- The latest millisecond (of 1970) its holders may have used, by their own clocks.
  used_until_ms bigint not null default 0
) with (fillfactor = 50);

insert into id_slots (slot) select generate_series(0, 31);

-- Choices of this instance that are not configuration: who owns it, what it is called.
create table instance_settings (
  key text collate "C" primary key,
  value jsonb not null
);
