-- A gate before some settings of people below 18, and the address by which a parent opens it again.

create table parental_passcodes (
  user_id bigint not null,
  shard smallint not null,
  -- of the passcode keyed with the instance's secret: four digits alone are soon tried
  passcode_hash text not null,
  backup_email text not null,
  backup_confirmed_at timestamptz,
  -- wrong ones in a row, and how often five of them have closed the gate
  tries smallint not null default 0,
  lockouts smallint not null default 0,
  locked_until timestamptz,
  created_at timestamptz not null,
  primary key (user_id, shard)
);

alter table mail_links drop constraint mail_links_purpose_check;
alter table mail_links add constraint mail_links_purpose_check
  check (purpose in ('verify_email', 'reset_password', 'change_email', 'confirm_backup_email', 'reset_passcode'));
