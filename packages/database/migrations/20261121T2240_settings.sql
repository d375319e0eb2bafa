-- What people choose for themselves. In `users` what decides about answers that show a person; beside it the rest.

alter table users
  add column pronouns text not null default '',
  add column website_url text,
  -- E.164 digits after the country's code, and the country it belongs to
  add column phone_country text,
  add column phone_number text,
  -- asked of search engines for the person's own pages
  add column is_search_hidden boolean not null default false,
  add column mentions_from text not null default 'everyone'
    check (mentions_from in ('everyone', 'following', 'nobody')),
  add column messages_from text not null default 'everyone'
    check (messages_from in ('everyone', 'following', 'mutuals', 'nobody')),
  add column comments_from text not null default 'everyone'
    check (comments_from in ('everyone', 'following', 'nobody'));

-- One row a person who has chosen anything; what is not in it is as it is by default.
create table user_settings (
  user_id bigint not null,
  shard smallint not null,
  -- by name: personalised_ads, …
  choices jsonb not null default '{}',
  -- by channel and kind: {"mail": {"new_follower": false}}
  notifications jsonb not null default '{}',
  updated_at timestamptz not null,
  primary key (user_id, shard)
);

-- Field facts §6: so young, messages come from mutual followers only, and comments on own pins are off at first.
update users set messages_from = 'mutuals' where birthday > current_date - interval '16 years';
update users set comments_from = 'nobody' where birthday > current_date - interval '18 years';
