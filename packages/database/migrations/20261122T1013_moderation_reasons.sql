-- What a thing was reported for when something was done about it: its person is told so.
alter table moderation_actions add column reasons text[] not null default '{}';
