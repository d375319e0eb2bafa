-- CREATE-08: a trimmed or muted video is an upload of its own, made again from the file of the whole one. Its times are
-- milliseconds from the start of the whole video.

alter table media_uploads
  add column source_upload_id bigint,
  add column trim_start_ms integer,
  add column trim_end_ms integer,
  add column is_muted boolean not null default false,
  add constraint media_uploads_trim check (
    (source_upload_id is null) = (trim_start_ms is null)
    and (source_upload_id is null) = (trim_end_ms is null)
    and trim_start_ms >= 0
    and trim_start_ms < trim_end_ms
  );

create index media_uploads_source on media_uploads (source_upload_id) where source_upload_id is not null;
