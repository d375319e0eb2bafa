-- What a session has shown of being a person's, and sessions on the site's other hosts.

alter table sessions
  -- when a bot check was passed in it
  add column verified_at timestamptz,
  -- of what the browser says of itself, keyed with the instance's secret
  add column fingerprint text collate "C",
  -- the session on another host of the site that opened this one, and ends it with itself
  add column opened_by bigint;
create index sessions_opened_by on sessions (opened_by) where opened_by is not null;
create index sessions_fingerprint on sessions (fingerprint) where fingerprint is not null;

-- Solved challenges until they would have ended anyway, so that each counts once.
create table spent_challenges (
  challenge_hash bytea primary key,
  expires_at timestamptz not null
);
create index spent_challenges_expires on spent_challenges (expires_at);

alter table login_tickets drop constraint login_tickets_purpose_check;
alter table login_tickets add constraint login_tickets_purpose_check
  check (purpose in ('handshake', 'mfa', 'passkey', 'country'));
