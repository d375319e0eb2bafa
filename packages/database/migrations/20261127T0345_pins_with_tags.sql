-- True once a pin has had tags on its pictures or mentions in its description (CREATE-03, CREATE-07). Most pins have
-- none: a page then reads neither table. Pins whose tags are gone may keep it.
alter table pins add column has_tags boolean not null default false;

update pins set has_tags = true
where id in (select pin_id from pin_tags union select pin_id from pin_mentions);
