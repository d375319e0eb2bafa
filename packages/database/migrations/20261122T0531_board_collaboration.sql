-- Working on boards together (BOARD-04) and handing one over (BOARD-05). Rows carry the shard of the board.

-- Who is asked to work on a board, or asks to, and has had no answer. Who works on it is in board_collaborators.
create table board_collaborator_invites (
  id bigint not null,
  shard smallint not null,
  board_id bigint not null,
  -- invite: waits for the person; suggestion, join_request: wait for the owner
  kind text not null check (kind in ('invite', 'suggestion', 'join_request')),
  -- whom it is about; null while nobody here has the address, or takes no invitations
  user_id bigint,
  -- where it went, if whoever invited knows nothing else of the person
  email text,
  -- the person themselves where they ask to join
  invited_by_id bigint not null,
  access text not null check (access in ('write', 'delete')),
  created_at timestamptz not null,
  primary key (id, shard),
  check (user_id is not null or email is not null)
);
create unique index board_collaborator_invites_person
  on board_collaborator_invites (board_id, user_id, shard) where user_id is not null;
create unique index board_collaborator_invites_email
  on board_collaborator_invites (board_id, lower(email), shard) where email is not null;
create index board_collaborator_invites_user on board_collaborator_invites (user_id, id desc) where user_id is not null;
create index board_collaborator_invites_by on board_collaborator_invites (invited_by_id);
create index board_collaborator_invites_address on board_collaborator_invites (lower(email)) where email is not null;

alter table board_collaborators add column invited_by_id bigint;

-- Whom the owner asks to take the board over.
alter table boards
  add column transfer_id bigint,
  add column transfer_to_id bigint,
  add column transfer_requested_at timestamptz,
  add check ((transfer_id is null) = (transfer_to_id is null) and (transfer_id is null) = (transfer_requested_at is null));
create index boards_transfer_to on boards (transfer_to_id) where transfer_to_id is not null;
