-- Files cannot be part of a transaction. These rows can, and say what is happening to the files of a picture or video
-- (docs/decisions/files-and-transactions.md).

-- An upload stores files that no other row knows yet: until this row goes, nobody removes files of the signature.
create table media_publications (
  signature text collate "C" not null,
  upload_id bigint not null,
  began_at timestamptz not null,
  primary key (signature, upload_id)
);

-- The rows that knew these files are gone: until this row goes, nobody stores files of the signature.
create table media_removals (
  signature text collate "C" primary key,
  -- in the media store
  keys text[] not null,
  began_at timestamptz not null
);
