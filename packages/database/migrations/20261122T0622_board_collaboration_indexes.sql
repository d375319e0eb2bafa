-- A board's entries are read whole, those without a person too; whoever is purged is named as nobody's inviter.
create index board_collaborator_invites_board on board_collaborator_invites (board_id, id);
create index board_collaborators_invited_by on board_collaborators (invited_by_id) where invited_by_id is not null;
