-- FIND-05: two more tiers of documents, so that a search that finds little in one reads little more in the next. 3 and 4
-- come before 2, which keeps most documents of a large site. The worker moves documents at its next weighing.

alter table search_pins drop constraint search_pins_tier_check;
alter table search_pins add constraint search_pins_tier_check check (tier in (0, 1, 2, 3, 4, 9)) not valid;
create index search_pins_third on search_pins using gin (vector) where tier = 3;
create index search_pins_fourth on search_pins using gin (vector) where tier = 4;

alter table search_boards drop constraint search_boards_tier_check;
alter table search_boards add constraint search_boards_tier_check check (tier in (0, 1, 2, 3, 4, 9)) not valid;
create index search_boards_third on search_boards using gin (vector) where tier = 3;
create index search_boards_fourth on search_boards using gin (vector) where tier = 4;

alter table search_people drop constraint search_people_tier_check;
alter table search_people add constraint search_people_tier_check check (tier in (0, 1, 2, 3, 4, 9)) not valid;
create index search_people_third on search_people using gin (vector) where tier = 3;
create index search_people_fourth on search_people using gin (vector) where tier = 4;
