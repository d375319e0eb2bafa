-- A person's own saves of a pin are found among the thousands that others made of it, without reading those.
drop index pins_origin;
create index pins_origin on pins (origin_pin_id, pinner_id, id desc)
  where deleted_at is null and origin_pin_id is not null;

-- Whether a picture is somebody's portrait is asked for every picture that is on no public pin.
create index users_avatar on users (avatar_signature) where avatar_signature is not null;
