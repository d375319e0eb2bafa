-- Accounts elsewhere with which people log in here. Small and global: one account there belongs to one person here.
create table user_identities (
  provider text collate "C" not null,
  -- by which the provider knows the person, for good
  subject text collate "C" not null,
  user_id bigint not null,
  -- as the provider gave it when it was linked, for the person to recognise it by
  email text,
  created_at timestamptz not null,
  primary key (provider, subject)
);
create unique index user_identities_user on user_identities (user_id, provider);
