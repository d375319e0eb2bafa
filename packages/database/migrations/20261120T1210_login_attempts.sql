-- Wrong guesses at passwords of the last hour, one row an account or address, so that all web processes count together.
create table login_attempts (
  -- user:<id>, name:<hash of a name nobody has>, address:<IPv4 or the first 64 bits of IPv6>
  subject text collate "C" primary key,
  guessed_at timestamptz[] not null,
  last_at timestamptz not null
);
create index login_attempts_last on login_attempts (last_at);
