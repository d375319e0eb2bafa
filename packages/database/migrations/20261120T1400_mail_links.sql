-- Links sent by mail that prove whose mail it is. The token itself is stored nowhere.
create table mail_links (
  -- SHA-256 of the token
  token_hash bytea primary key,
  purpose text not null check (purpose in ('verify_email', 'reset_password', 'change_email')),
  user_id bigint not null,
  -- where it was sent
  email text not null,
  expires_at timestamptz not null
);
create index mail_links_user on mail_links (user_id, purpose);
create index mail_links_expires on mail_links (expires_at);
