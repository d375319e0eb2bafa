-- BOARD-02: pins stand on their board newest first until somebody puts them in an order of their own.
alter table boards add column pin_order text not null default 'newest' check (pin_order in ('newest', 'oldest', 'custom'));

-- A key between those of its neighbours, for pins that were put somewhere by hand.
alter table pins add column position text collate "C";

-- Where a pin stands in its board's own order: where it was put, else as new as it is. A fractional key of 16 hexadecimal
-- digits in the form of the library that makes those between (domain/pins/pin-order.ts), so that one can stand between any two.
create function pin_place(id bigint, "position" text) returns text language sql immutable parallel safe
  return (coalesce("position", 'p' || lpad(to_hex(9223372036854775807 - id), 16, '0'))) collate "C";

create index pins_position on pins (board_id, section_id, position, id desc)
  where position is not null and deleted_at is null;
