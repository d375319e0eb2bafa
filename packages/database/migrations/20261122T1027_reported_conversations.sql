-- Conversations can be reported; that somebody read what the reported person wrote stands in the log.
alter table reports drop constraint reports_target_type_check,
  add constraint reports_target_type_check
    check (target_type in ('pin', 'comment', 'board', 'user', 'conversation'));
alter table moderation_actions drop constraint moderation_actions_action_check,
  add constraint moderation_actions_action_check check (
    action in ('dismiss', 'hide', 'restore', 'warn', 'ban', 'block_picture', 'unblock_picture', 'read_messages')
  );
