-- Responses of writes that are stored by one statement, compressed as one: compressing each alone takes longer than
-- anything else a save does in the web process, and they have most of their text in common.
create table idempotency_responses (
  id bigint generated always as identity primary key,
  -- One a line.
  compressed bytea not null,
  -- The latest of theirs.
  created_at timestamptz not null
);
alter table idempotency_responses alter column compressed set storage external;
create index idempotency_responses_created_at on idempotency_responses (created_at);

alter table idempotency_keys add column together_id bigint, add column line smallint;
