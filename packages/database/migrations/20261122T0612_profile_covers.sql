-- PEOPLE-01: what stands at the head of a profile, and how it opens.
alter table users
  -- signature, width, height, dominant_color of a stored picture
  add column cover jsonb,
  -- the one before, for as long as it can be had back
  add column previous_cover jsonb,
  add column previous_cover_at timestamptz,
  add column profile_tab text collate "C" not null default 'saved' check (profile_tab in ('created', 'saved')),
  add column boards_layout text collate "C" not null default 'large' check (boards_layout in ('large', 'compact'));
create index users_cover on users ((cover ->> 'signature')) where cover is not null;
create index users_previous_cover on users ((previous_cover ->> 'signature')) where previous_cover is not null;
