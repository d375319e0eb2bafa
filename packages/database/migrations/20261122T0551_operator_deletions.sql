-- The command line deletes accounts, too; the username that went with one is the detail.
alter table operator_actions drop constraint operator_actions_action_check;
alter table operator_actions add constraint operator_actions_action_check
  check (action in ('set_role', 'ban', 'unban', 'reset_mfa', 'set_password', 'delete'));
