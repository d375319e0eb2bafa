-- Finding deleted accounts whose time is over, and whether anybody still uses a picture.
create index users_deleted on users (deleted_at) where deleted_at is not null;
create index media_uploads_signature on media_uploads (signature) where signature is not null;
