-- Conversations of two people (PEOPLE-03). A conversation and its messages carry the shard of whoever began it; what
-- each of the two sees of it carries theirs.

create table conversations (
  id bigint not null,
  shard smallint not null,
  -- the two people, the lower id first
  low_id bigint not null,
  high_id bigint not null,
  last_message_id bigint,
  last_sender_id bigint,
  created_at timestamptz not null,
  primary key (id, shard)
);
-- Of any two there is one. A small table next to its messages, so it may span shards.
create unique index conversations_pair on conversations (low_id, high_id);
create index conversations_high on conversations (high_id);

create table conversation_members (
  user_id bigint not null,
  conversation_id bigint not null,
  shard smallint not null,
  other_id bigint not null,
  -- requested: a stranger wrote, and it is for this person to say whether they want that
  state text not null check (state in ('open', 'requested', 'declined')),
  -- as in the conversation, so that the list has its order here
  last_message_id bigint not null default 0,
  read_to bigint not null default 0,
  -- removed from one's list up to here
  cleared_to bigint not null default 0,
  -- told by mail up to here
  mailed_to bigint not null default 0,
  primary key (user_id, conversation_id, shard)
);
create index conversation_members_list on conversation_members (user_id, state, last_message_id desc);
create index conversation_members_other on conversation_members (conversation_id);
create index conversation_members_unread on conversation_members (last_message_id)
  where state = 'open' and last_message_id > read_to and last_message_id > mailed_to;

create table messages (
  id bigint not null,
  shard smallint not null,
  conversation_id bigint not null,
  sender_id bigint not null,
  text text not null,
  pin_id bigint,
  created_at timestamptz not null,
  primary key (id, shard)
);
create index messages_conversation on messages (conversation_id, id desc);
create index messages_sender on messages (sender_id, id desc);
