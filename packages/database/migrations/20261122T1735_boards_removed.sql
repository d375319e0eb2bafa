-- Boards that whoever runs the site has hidden: secret, to those who work on them as well, until they bring them back.
alter table boards
  add column removed_at timestamptz,
  -- how it was, to be so again
  add column removed_privacy text collate "C" check (removed_privacy in ('public', 'protected', 'secret')),
  add constraint boards_removed_are_secret check (removed_at is null or privacy = 'secret');
