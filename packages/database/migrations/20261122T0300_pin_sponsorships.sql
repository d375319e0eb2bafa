-- PIN-10. Status 0: asked, 1: approved, 2: declined, 3: the sponsor is gone. The creator is whoever pinned the pin.
create table pin_sponsorships (
  pin_id bigint not null,
  shard smallint not null,
  creator_id bigint not null,
  sponsor_id bigint,
  status smallint not null check (status between 0 and 3),
  created_at timestamptz not null,
  primary key (pin_id, shard),
  check ((status in (0, 1)) = (sponsor_id is not null))
);
create index pin_sponsorships_sponsor on pin_sponsorships (sponsor_id) where sponsor_id is not null;
create index pin_sponsorships_creator on pin_sponsorships (creator_id);
