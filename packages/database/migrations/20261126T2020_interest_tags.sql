-- CREATE-07: topics that a pin's maker chose for it; null for saves, which use those of their origin.

alter table pins add column interest_tags integer[];
