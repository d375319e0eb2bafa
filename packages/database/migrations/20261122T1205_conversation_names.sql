-- Whose words the name of a conversation of several is: those who do not meet in it do not read one another's.
alter table conversations add column named_by_id bigint;
create index conversations_named_by on conversations (named_by_id) where named_by_id is not null;
