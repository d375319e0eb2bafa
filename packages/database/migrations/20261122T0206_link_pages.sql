-- What the pages say of themselves that pins link to (PIN-05): one row a page, shared by the pins that link to it. A small
-- global table, as that of pictures is.

-- Which page a link leads to: links that differ behind their # lead to the same one. Addresses are ASCII; a backslash
-- among it would otherwise be read as an escape.
create function link_key(link text) returns bytea language sql immutable strict parallel safe
  return sha256(replace(split_part(link, '#', 1), '\', '\\')::bytea);

create index pins_link on pins (link_key(link)) where link is not null and deleted_at is null;

create table link_pages (
  key bytea primary key,
  link text not null,
  -- at which pages are read one after the other
  host text not null,
  -- in the contract's form; null for a page that says nothing, and until it is read
  metadata jsonb,
  mobile_link text,
  -- it asks not to be pinned from
  forbids_pins boolean not null default false,
  etag text,
  last_modified text,
  -- when it was last read, or found to be as it was
  read_at timestamptz,
  -- in a row
  failures integer not null default 0 check (failures >= 0),
  next_read_at timestamptz not null,
  created_at timestamptz not null
);
create index link_pages_due on link_pages (next_read_at);

-- Pins from before: read when their turn comes.
insert into link_pages (key, link, host, next_read_at, created_at)
select distinct on (link_key(link)) link_key(link), split_part(link, '#', 1),
  substring(link from '^https?://([^/?#]+)'), now(), now()
from pins
where link is not null and deleted_at is null and not is_demo;
