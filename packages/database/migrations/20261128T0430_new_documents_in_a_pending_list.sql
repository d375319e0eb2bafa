-- FIND-05: entering a new document's words one by one takes half of what storing a save's document takes, and writes 24 kB.
-- Up to 64 kB wait, some thirty documents, which a search reads in a fiftieth of a millisecond.

alter index search_pins_first set (fastupdate = on, gin_pending_list_limit = 64);
