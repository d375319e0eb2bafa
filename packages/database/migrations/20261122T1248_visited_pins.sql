-- Pins whose pages somebody had opened before they signed up, the latest first: all there is to tell what they like.
alter table users add column visited_pin_ids bigint[];
