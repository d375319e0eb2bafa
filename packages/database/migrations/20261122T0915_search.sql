-- FIND-05, FIND-06: what can be searched, made from the tables and made anew from them at any time. A row here never
-- decides who sees anything: whoever is shown what it leads to asks the tables again.

create extension if not exists pg_trgm;
create extension if not exists fuzzystrmatch;

-- A document a pin. `tier` bounds what a common word costs: 0 holds what is new or loved, 1 more of it, 2 the rest, and
-- each tier has an index of its own, so that a word in a tenth of all pins is answered from the first. 9: found by its
-- pinner alone.
create table search_pins (
  id bigint not null,
  shard smallint not null,
  owner_id bigint not null,
  board_id bigint not null,
  tier smallint not null check (tier in (0, 1, 2, 9)),
  language text collate "C" not null,
  -- words as written and as stemmed in its language, without accents; A title, B board and topics, C texts, D the rest;
  -- and marks that filters ask for: ~video, ~story, ~product, ~tone1
  vector tsvector not null,
  -- words it can be told by, in guides and suggestions
  terms text[] not null,
  picture text collate "C" not null,
  domain text,
  price numeric,
  popularity real not null,
  created_at timestamptz not null,
  primary key (id, shard)
);
create index search_pins_first on search_pins using gin (vector) with (fastupdate = off) where tier = 0;
create index search_pins_second on search_pins using gin (vector) where tier = 1;
create index search_pins_rest on search_pins using gin (vector) where tier = 2;
create index search_pins_owner on search_pins (owner_id, id desc);
create index search_pins_board on search_pins (board_id);

create table search_boards (
  id bigint not null,
  shard smallint not null,
  owner_id bigint not null,
  tier smallint not null check (tier in (0, 1, 2, 9)),
  language text collate "C" not null,
  vector tsvector not null,
  popularity real not null,
  created_at timestamptz not null,
  primary key (id, shard)
);
create index search_boards_first on search_boards using gin (vector) with (fastupdate = off) where tier = 0;
create index search_boards_second on search_boards using gin (vector) where tier = 1;
create index search_boards_rest on search_boards using gin (vector) where tier = 2;

create table search_people (
  id bigint not null,
  shard smallint not null,
  tier smallint not null check (tier in (0, 1, 2, 9)),
  language text collate "C" not null,
  vector tsvector not null,
  popularity real not null,
  created_at timestamptz not null,
  primary key (id, shard)
);
create index search_people_first on search_people using gin (vector) with (fastupdate = off) where tier = 0;
create index search_people_second on search_people using gin (vector) where tier = 1;
create index search_people_rest on search_people using gin (vector) where tier = 2;

-- Words and pairs of words of what everyone may find: for typos, suggestions and the weight of guides.
create table search_terms (
  -- lower case, without accents
  term text collate "C" primary key,
  -- as people write it
  display text not null,
  is_phrase boolean not null,
  -- how many pins had it when that was last counted, at least
  documents integer not null check (documents > 0)
);
create index search_terms_alike on search_terms using gin (term gin_trgm_ops) where not is_phrase;
create index search_terms_one on search_terms (left(term, 1), documents desc);
create index search_terms_two on search_terms (left(term, 2), documents desc);

-- The nearest words to one that nobody uses. Transposed letters leave few trigrams, hence the low threshold; only words
-- that differ by as much as a slip of the hand count.
create function search_correction(word text, most integer)
returns table (term text, distance integer, documents integer)
language sql stable parallel safe
set pg_trgm.similarity_threshold = 0.25
as $$
  select t.term, levenshtein(t.term, word), t.documents from search_terms t
  where t.term % word and not t.is_phrase and length(t.term) between length(word) - 2 and length(word) + 2
    and levenshtein_less_equal(t.term, word, most) <= most
  order by levenshtein(t.term, word), t.documents desc, t.term limit 5
$$;

-- FIND-06: what somebody searched, newest first; `personal` among their own pins.
create table search_recents (
  user_id bigint not null,
  shard smallint not null,
  is_personal boolean not null,
  -- lower case
  key text collate "C" not null,
  query text not null,
  searched_at timestamptz not null,
  primary key (user_id, is_personal, key, shard)
);
create index search_recents_user on search_recents (user_id, is_personal, searched_at desc);
