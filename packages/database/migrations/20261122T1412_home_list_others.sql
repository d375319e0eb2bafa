-- Of each picture in a list the other pins it came by: one of them stands for it where the first may not be shown.
alter table home_lists add column others jsonb not null default '[]';
