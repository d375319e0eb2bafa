-- PIN-04: captions and a transcript of a video, of the upload until its pin is created, then of what the pin shows.
-- Captions are [{"startMs", "endMs", "text"}, …]; files are written from them.

alter table media_uploads
  add column captions jsonb,
  add column transcript text not null default '';

alter table pin_contents
  add column captions jsonb,
  add column transcript text not null default '';
