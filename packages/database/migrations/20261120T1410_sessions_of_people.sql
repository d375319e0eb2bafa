-- What a session and an account have to say for settings, and people whom a browser remembers.

alter table sessions
  -- when the person last gave the password in it: some changes ask for it again after a while
  add column password_checked_at timestamptz,
  -- ISO 3166-1, where the proxy in front says so
  add column country text;

alter table users
  add column custom_gender text,
  -- set on business accounts
  add column business_name text,
  add column write_ban_reason text;

-- Outlives the session: the browser knows who was here, and still asks for the password.
create table remembered_people (
  -- SHA-256 of the token
  token_hash bytea primary key,
  user_id bigint not null,
  expires_at timestamptz not null,
  -- logged out by themselves: greeted on the login page only
  logged_out_at timestamptz
);
create index remembered_people_user on remembered_people (user_id);
create index remembered_people_expires on remembered_people (expires_at);
