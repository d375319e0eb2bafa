-- Near copies of a blocked picture that were here before it was blocked: blocked with it, and allowed with it again.
alter table blocked_pictures
  -- for what it is a copy of, and nothing is refused for looking like it
  add column is_copy boolean not null default false;

create table blocked_copies (
  copy_of text collate "C" not null,
  signature text collate "C" not null,
  primary key (copy_of, signature)
);
create index blocked_copies_signature on blocked_copies (signature);

-- How many of them went or came back.
alter table moderation_actions add column copies integer not null default 0;

alter table images
  -- of the mirror image; known since there is this rule
  add column mirrored_phash text;

-- All hashes are read in the order of signatures, some at a time; nobody asks for one.
create unique index images_looks on images (signature) include (phash);
create index images_bordered on images (signature) where inside is not null;
drop index images_phash;
