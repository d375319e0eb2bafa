-- What is left of a picture without an even border around it: its hash, shape and colour, to know copies that got or lost one.
alter table images add column inside jsonb;
alter table blocked_pictures add column inside jsonb;
