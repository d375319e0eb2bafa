-- What whoever runs the site did to accounts, from the page and from the command line.
create table operator_actions (
  id bigint primary key,
  -- null: from the command line
  actor_id bigint,
  subject_id bigint not null,
  action text not null check (action in ('set_role', 'ban', 'unban', 'reset_mfa', 'set_password')),
  -- the new role, the reason of a ban
  detail text,
  created_at timestamptz not null
);
create index operator_actions_subject on operator_actions (subject_id);
create index operator_actions_actor on operator_actions (actor_id) where actor_id is not null;

-- The few among the many that the list of accounts can be narrowed to.
create index users_staff on users (id desc) where role <> 'member' and deleted_at is null;
create index users_banned on users (id desc) where write_banned_at is not null and deleted_at is null;
