-- PIN-14: whether a user sent a pin.
create index messages_sent_pin on messages (sender_id, pin_id) where pin_id is not null;
