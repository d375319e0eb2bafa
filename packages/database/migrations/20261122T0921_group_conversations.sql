-- PEOPLE-03: conversations of several. They have no pair, and what is done to them stands among their messages.
alter table conversations
  alter column low_id drop not null,
  alter column high_id drop not null,
  -- of those of several; empty where nobody gave one
  add column name text not null default '';

alter table conversation_members
  alter column other_id drop not null,
  -- who asked them into a conversation of several, and when
  add column added_by_id bigint,
  add column added_at timestamptz,
  drop constraint conversation_members_state_check,
  -- left: kept, so that nobody who left is back without having said so
  add constraint conversation_members_state_check check (state in ('open', 'requested', 'declined', 'left'));

alter table messages
  -- not words but something that was done; a name given is the text
  add column event text check (event in ('began', 'added', 'left', 'named')),
  -- to whom
  add column subject_id bigint;
