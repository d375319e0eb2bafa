-- Where each part of the sitemaps begins: so many ids of its kind further the next one does. Parts are never moved; what
-- goes from one makes it shorter.
create table sitemap_parts (
  kind text not null check (kind in ('pins', 'boards', 'people')),
  -- a place among the ids, not one of them that must still be there
  first_id bigint not null,
  primary key (kind, first_id)
);
insert into sitemap_parts values ('pins', 0), ('boards', 0), ('people', 0);
