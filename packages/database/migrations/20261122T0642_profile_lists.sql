-- PEOPLE-01: what somebody tried, and the stories they made.
create index pin_did_its_tried on pin_did_its (user_id, pin_id desc);
create index pins_pinner_content on pins (pinner_id, id desc) where content_id is not null and deleted_at is null;
