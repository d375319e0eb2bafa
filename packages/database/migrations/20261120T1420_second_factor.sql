-- The second step of a login, and short-lived proofs between two calls of one.

alter table users
  -- since when a login asks for a second step; in `users` so that a login reads one row
  add column mfa_enabled_at timestamptz;

create table login_tickets (
  -- SHA-256 of the token
  token_hash bytea primary key,
  -- handshake: the login is proven, a session may begin. mfa: the password was right. passkey: one is being added
  purpose text not null check (purpose in ('handshake', 'mfa', 'passkey')),
  user_id bigint not null,
  -- the passkey challenge that was asked with it
  challenge text,
  expires_at timestamptz not null
);
create index login_tickets_user on login_tickets (user_id);
create index login_tickets_expires on login_tickets (expires_at);

create table user_totps (
  user_id bigint not null,
  shard smallint not null,
  -- sealed with the instance's secret
  secret text not null,
  created_at timestamptz not null,
  -- not asked for at a login before the person has shown that they have it
  confirmed_at timestamptz,
  -- of the code last used, so that none works twice
  last_step bigint not null default 0,
  primary key (user_id, shard)
);

create table user_passkeys (
  -- base64url, chosen by the authenticator
  id text collate "C" not null,
  user_id bigint not null,
  shard smallint not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (id, shard)
);
create index user_passkeys_user on user_passkeys (user_id, created_at);

create table user_recovery_codes (
  user_id bigint not null,
  shard smallint not null,
  -- keyed with the instance's secret; the row goes when the code is used
  code_hash text collate "C" not null,
  primary key (user_id, code_hash, shard)
);
