-- PIN-04: uploads of videos, which a process of its own transcodes.

alter table media_uploads
  add column media_type text not null default 'image' check (media_type in ('image', 'video')),
  -- how much of a video is transcoded, 0 to 1
  add column progress real not null default 0 check (progress between 0 and 1);

alter table videos
  -- names of the HLS renditions, largest first
  add column rungs text[] not null default '{}',
  -- small pictures of it to choose a poster from
  add column stills smallint not null default 0 check (stills >= 0);
