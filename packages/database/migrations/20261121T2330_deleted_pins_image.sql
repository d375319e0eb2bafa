-- Whether a picture was on a pin that was deleted only just now, and may yet come back.
create index pins_deleted_image on pins (image_signature, deleted_at) where deleted_at is not null;
