-- Whether others may have the originals of somebody's pictures.
alter table users add column shares_originals boolean not null default true;
