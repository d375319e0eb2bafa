-- Errors of browsers, of requests and of jobs, by what they have in common (docs/decisions/error-reports.md).
create table error_groups (
  fingerprint text collate "C" primary key,
  kind text collate "C" not null,
  message text not null,
  place text,
  reports int not null check (reports > 0),
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  first_release text,
  last_release text,
  resolved_at timestamptz,
  -- when a report of it was last passed on to the error service
  exported_at timestamptz
);
create index error_groups_open on error_groups (last_seen_at desc, fingerprint desc) where resolved_at is null;
create index error_groups_resolved on error_groups (last_seen_at desc, fingerprint desc) where resolved_at is not null;

-- The latest reports of each group.
create table error_examples (
  id bigint generated always as identity primary key,
  fingerprint text collate "C" not null references error_groups on delete cascade,
  seen_at timestamptz not null,
  release text,
  facts jsonb not null
);
create index error_examples_of_group on error_examples (fingerprint, id desc);
create index error_examples_by_age on error_examples (seen_at);

-- How many reports were stored in a minute, so that a flood of them cannot slow down the site.
create table error_minutes (
  source text collate "C" not null,
  minute timestamptz not null,
  reports int not null,
  primary key (source, minute)
);
