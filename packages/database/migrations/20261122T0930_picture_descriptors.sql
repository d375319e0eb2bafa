-- FIND-08: what pictures look like, as vectors of parts of them, by whoever made the vectors.
create sequence picture_descriptor_numbers;
create table picture_descriptors (
  signature text collate "C" not null references images (signature) on delete cascade,
  embedder text not null,
  -- rises with every description stored, so that whoever keeps them in memory reads what is new
  number bigint not null default nextval('picture_descriptor_numbers'),
  -- the parts' vectors one after the other, 8 bits a number
  windows bytea not null,
  primary key (signature, embedder)
);
alter sequence picture_descriptor_numbers owned by picture_descriptors.number;
create unique index picture_descriptors_number on picture_descriptors (number);

-- A picture that somebody searches by is not kept.
alter table media_uploads add column is_for_search boolean not null default false;
create index media_uploads_for_search on media_uploads (id) where is_for_search;
