import { type Db, type RawBuilder, sql } from '@corkboard/database'
import { isStopWord } from '../../../content/topics/index.ts'
import { configOf } from '../languages.ts'
import { isLanguage, type Lexicon } from '../lexicon/lexicon.ts'
import { isLikelySearch } from '../lexicon/likely-search.ts'
import { isColor } from '../lexicon/meaning.ts'
import { IS_KIND, marked, NAMES } from '../lexicon/sense-marks.ts'
import { parseQuery } from '../parse-query.ts'
import type { Around, SearchQuery, ProductFacts, Suggestion } from '../search-engine.ts'
import { fold, spell, wordsIn } from '../words.ts'
import { rankedSql } from './find.ts'
import { type Matches, prepare } from './prepare.ts'
import { everyoneSees, isSeen, isSeenWith } from './everyone-sees.ts'

/** The number of top results that search guides are made from. */
const SAMPLE = 150
/** If fewer of them show what is searched for, the others count, too. */
const FEWEST_SHOWING = 4
/** The most guides, as many as anyone looks through. */
const GUIDES = 12
/** A guide must occur in several results and still narrow them down. */
const MIN_OF_SAMPLE = 2
const MAX_OF_SAMPLE = 0.7

const SUGGESTIONS = 8
/** How many of the most used terms with a prefix are considered. */
const BEGINNINGS = 400
const sampleOf = (searchQuery: SearchQuery): RawBuilder<unknown> => sql`
  select id, score from (${rankedSql(searchQuery, { stage: 'all', from: 0, to: undefined, nowMs: searchQuery.now.getTime() })}) ranked
  order by score desc, id desc limit ${sql.lit(SAMPLE)}`

const ENGLISH = 'en'

/** FIND-05: terms that many of the best results share, each with the color of the best result that has it. */
export const around = async (db: Db, lexicon: Lexicon, searchQuery: SearchQuery): Promise<Around[]> => {
  const { any, ofKind } = searchQuery.prepared.engine as Matches
  const isInQuery =
    any === ''
      ? sql`false`
      : sql`(to_tsvector('simple', t.term) || to_tsvector(${configOf(searchQuery.language)}::regconfig, t.term)) @@ ${any}::tsquery`
  const config = configOf(searchQuery.language)
  const { rows } = await sql<Around & { readonly areFirst: boolean }>`
    with sample as materialized (${sampleOf(searchQuery)}), found as materialized (
      select d.id, s.score, d.terms, i.dominant_color as color, ${ofKind === '' ? sql`true` : sql`d.vector @@ ${ofKind}::tsquery`} as shows,
        ts_filter(d.vector, '{a,b}') as own, ts_filter(d.vector, '{a}') as first
      from sample s join search_pins d on d.id = s.id join images i on i.signature = d.picture
      where ${everyoneSees}
    ), seen as (
      -- Pins that only mention it lead away from the subject.
      select * from found where shows or (select count(*) from found where shows) < ${sql.lit(FEWEST_SHOWING)}
    ), counted as (
      -- The first terms of a pin are what it is about.
      select term, sum(1 / (0.7 + 0.3 * place)) as results, (array_agg(color order by score desc))[1] as color,
        array_agg(id order by id) as pins
      from seen cross join lateral unnest(terms) with ordinality as terms(term, place) group by term
      having count(*) >= ${sql.lit(MIN_OF_SAMPLE)}
        and count(*) <= greatest(${sql.lit(MIN_OF_SAMPLE)}, ${sql.lit(MAX_OF_SAMPLE)} * (select count(*) from seen))
    ), telling as (
      -- Words that lead to the very same results stand for one another: of "roll", "call" and "roll call" one is enough.
      select distinct on (c.pins) c.term, t.display, c.color, c.results / ln(10 + t.documents) as worth,
        own.are_first as "areFirst"
      from counted c join search_terms t on t.term = c.term
      cross join lateral (
        select count(*) filter (where f.own @@ q.exact or f.own @@ q.stem) as pins,
          bool_or(f.first @@ q.exact or f.first @@ q.stem) as are_first
        from (select phraseto_tsquery('simple', c.term) as exact, phraseto_tsquery(${config}::regconfig, c.term) as stem) q,
          found f
        where f.id = any(c.pins)
      ) own
      -- The other terms are from names of boards and topics, and boards of soups have cherries, too.
      where not ${isInQuery} and own.pins >= ${sql.lit(MIN_OF_SAMPLE)} and own.pins * 2 >= cardinality(c.pins)
      order by c.pins, c.results desc, length(c.term) desc, c.term
    )
    -- What is common everywhere says less of these results.
    select term, display, color, "areFirst" from telling order by worth desc, term limit ${sql.lit(4 * GUIDES)}`.execute(
    db,
  )
  return (
    rows
      .filter(({ term }) => isLikelySearch(lexicon, term, searchQuery.language))
      // A charcoal bowl of soup has no charcoal in it.
      .filter(({ term, areFirst }) => areFirst || !isColor(lexicon, term))
      .slice(0, GUIDES)
      .map(({ term, display, color }) => ({ term, display, color }))
  )
}

/** FIND-05: the price range of the products found, and where they are sold. */
export const products = async (db: Db, searchQuery: SearchQuery): Promise<ProductFacts | undefined> => {
  const { rows } = await sql<{ least: number | null; most: number | null; domains: string[] | null }>`
    with sample as materialized (${sampleOf(searchQuery)}), seen as materialized (
      select d.price, d.domain from sample s join search_pins d on d.id = s.id
      where d.price is not null and ${everyoneSees}
    )
    select min(price)::float8 as least, max(price)::float8 as most, (
      select array_agg(domain) from (
        select domain from seen where domain is not null group by domain order by count(*) desc, domain limit 8
      ) shops
    ) as domains from seen`.execute(db)
  const [facts] = rows
  if (!facts || facts.least === null || facts.most === null) return undefined
  return { least: facts.least, most: facts.most, domains: facts.domains ?? [] }
}

const startingWith = (text: string): RawBuilder<unknown> => {
  if (text.length <= 2) {
    const length = sql.lit(text.length)
    return sql`select * from search_terms where left(term, ${length}) = ${text}
      order by left(term, ${length}), documents desc limit ${sql.lit(BEGINNINGS)}`
  }
  return sql`select * from search_terms where term >= ${text} and term < ${`${text}\u{10FFFF}`} limit 4000`
}

const startingSo = async (
  db: Db,
  text: string,
  most: number,
  isPassedOn: RawBuilder<unknown>,
): Promise<Suggestion[]> => {
  const { rows } = await sql<Suggestion>`
    select term, display from (
      select * from (${startingWith(text)}) begins order by documents desc, length(term), term limit ${sql.lit(most)}
    ) t
    where ${isPassedOn} order by documents desc, length(term), term`.execute(db)
  return rows
}

/** Words of the lexicon that begin with so many letters are looked for among pins, the shortest first. */
const LEAST_BEGUN = { own: 2, other: 3 }
/** In scripts where a sign is a syllable or a word. */
const LEAST_SIGNS = 1
const SIGNS = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const WORDS_BEGUN = 200
const WORDS_LOOKED_FOR = 64

/** What a user typed, with and without its accents. */
interface Typed {
  readonly text: string
  readonly spelled: string
}

/** True if the word begins as typed. Typed without accents, it may have any. */
const beginsAsTyped = (word: string, { text, spelled }: Typed): boolean =>
  spelled === text || spell(word).startsWith(spelled)

/** Words of the lexicon that begin as typed, as this language writes them. */
const wordsOf = (lexicon: Lexicon, typed: Typed, language: string): Suggestion[] =>
  [...new Set([typed.text, typed.spelled])]
    .flatMap((beginning) => lexicon.wordsFrom(beginning, WORDS_BEGUN, language))
    .map((term) => ({ term, display: lexicon.writtenAs(term, language) }))
    // "The" is French tea without its accent.
    .filter(({ term, display }) => !isStopWord(term, language) && beginsAsTyped(display, typed))

interface Name extends Suggestion {
  readonly concepts: readonly string[]
}

/** Of these names, those of what pins show: of those for the same, the one that is typed soonest. */
const shownNames = async (db: Db, named: readonly Name[]): Promise<Suggestion[]> => {
  const candidates = named
    .filter(({ concepts }) => concepts.length > 0)
    .toSorted((one, other) => one.term.length - other.term.length)
    .slice(0, WORDS_LOOKED_FOR)
    .map(({ term, display, concepts }) => ({
      term,
      display,
      marks: [NAMES, IS_KIND].flatMap((mark) => marked(mark, concepts)).join(' | '),
    }))
  if (candidates.length === 0) return []
  const { rows } = await sql<Suggestion>`
    select distinct on (pins.found) c.term, c.display
    from jsonb_to_recordset(${JSON.stringify(candidates)}::jsonb) as c(term text, display text, marks text)
    cross join lateral (
      select array_agg(shown.id order by shown.id) as found from (
        select d.id from search_pins d
        where d.tier = 0 and d.vector @@ c.marks::tsquery and ${everyoneSees} limit ${sql.lit(SUGGESTIONS)}
      ) shown
    ) pins
    where pins.found is not null
    order by pins.found, length(c.term), c.term`.execute(db)
  return rows.toSorted((one, other) => one.term.length - other.term.length).slice(0, SUGGESTIONS)
}

/** Words of the searcher's language that begin so and name what pins show, whatever language these are in. */
const namesInOwn = async (db: Db, lexicon: Lexicon, typed: Typed, language: string): Promise<Suggestion[]> => {
  if (typed.text.length < (SIGNS.test(typed.text) ? LEAST_SIGNS : LEAST_BEGUN.own)) return []
  const own = wordsOf(lexicon, typed, language)
  return shownNames(
    db,
    own.map((it) => ({ ...it, concepts: lexicon.meaningsOf(it.term)?.get(language) ?? [] })),
  )
}

/** The same in English, or else in any language: those who read English search in their own language, too. */
const namesElsewhere = async (db: Db, lexicon: Lexicon, typed: Typed, language: string): Promise<Suggestion[]> => {
  if (typed.text.length < (SIGNS.test(typed.text) ? LEAST_SIGNS : LEAST_BEGUN.other)) return []
  const inEnglish = await namesInOwn(db, lexicon, typed, ENGLISH)
  // Who types "the" does not begin the Dutch for tea.
  if (inEnglish.length > 0 || isStopWord(typed.text, language)) return inEnglish
  const others = [...new Set([typed.text, typed.spelled])].flatMap((beginning) =>
    lexicon.wordsFrom(beginning, WORDS_BEGUN),
  )
  const named = others.flatMap((term) => {
    if (isStopWord(term, language)) return []
    const meanings = [...(lexicon.meaningsOf(term) ?? [])].filter(([name]) => isLanguage(name))
    const display = meanings
      .map(([name]) => lexicon.writtenAs(term, name))
      .find((written) => beginsAsTyped(written, typed))
    return display === undefined ? [] : [{ term, display, concepts: meanings.flatMap(([, some]) => some) }]
  })
  return shownNames(db, named)
}

/** What a search would correct the text to: "kichen" suggests "kitchen". The beginning of a word is no typo. */
const correction = async (db: Db, lexicon: Lexicon, input: string, language: string): Promise<Suggestion[]> => {
  if (lexicon.wordsFrom(wordsIn(fold(input)).at(-1)!, 1).length > 0) return []
  const options = { language, source: 'pins', corrects: true } as const
  const { corrected, engine } = await prepare(db, lexicon, parseQuery(input), options)
  if (corrected === undefined) return []
  // It may be a word that no pin here is of.
  const { rows } = await sql`
    select from search_pins d
    where d.tier = 0 and d.vector @@ ${(engine as Matches).all}::tsquery and ${everyoneSees} limit 1`.execute(db)
  return rows.length === 0 ? [] : [{ term: fold(corrected), display: corrected }]
}

/** FIND-06: searches that start with the typed text, or else with what it was meant to be. */
export const suggest = async (db: Db, lexicon: Lexicon, input: string, language: string): Promise<Suggestion[]> => {
  const found = await suggestedFrom(db, lexicon, input, language)
  return found.length > 0 || wordsIn(fold(input)).length === 0 ? found : correction(db, lexicon, input, language)
}

const suggestedFrom = async (db: Db, lexicon: Lexicon, input: string, language: string): Promise<Suggestion[]> => {
  const words = wordsIn(fold(input))
  const text = words.join(' ').slice(0, 60)
  if (text === '') return []
  const typed: Typed = { text, spelled: wordsIn(spell(input)).join(' ').slice(0, 60) }
  const begun = await startingSo(db, text, 6 * SUGGESTIONS, isSeen)
  const whole = begun
    .filter(({ term, display }) => beginsAsTyped(display, typed) && isLikelySearch(lexicon, term, language))
    .slice(0, SUGGESTIONS)
  if (words.length < 2) {
    const own = language === ENGLISH ? [] : await namesInOwn(db, lexicon, typed, language)
    const found = [...own, ...whole.filter(({ term }) => !own.some((it) => it.term === term))].slice(0, SUGGESTIONS)
    return found.length > 0 ? found : namesElsewhere(db, lexicon, typed, language)
  }
  if (whole.length > 0) return whole
  // No known search starts with these words, so the last one is completed from pins that have the others.
  const before = words.slice(0, -1).join(' ')
  const others = sql`(plainto_tsquery('simple', ${before}) || plainto_tsquery(${configOf(language)}::regconfig, ${before}))`
  const finished = await startingSo(db, words.at(-1)!, 2 * SUGGESTIONS, isSeenWith(others))
  return finished
    .filter(({ term }) => !words.includes(term) && isLikelySearch(lexicon, term, language))
    .slice(0, SUGGESTIONS)
    .map(({ term, display }) => ({ term: `${before} ${term}`, display: `${before} ${display}` }))
}

/** Popular searches are derived from this many of the first tier's newest pins. */
const POPULAR_AMONG = 500

/** The terms of most pins that are new or popular, each with the color of the most popular pin that has it. */
export const popular = async (
  db: Db,
  lexicon: Lexicon,
  { language, limit }: { readonly language: string; readonly limit: number },
): Promise<Around[]> => {
  const { rows } = await sql<Around>`
    with newest as materialized (
      select id, terms, picture, popularity from search_pins
      where tier = 0 order by id desc limit ${sql.lit(POPULAR_AMONG)}
    ), common as (
      select term, count(*) as pins, (array_agg(i.dominant_color order by d.popularity desc, d.id desc))[1] as color,
        array_agg(d.id order by d.id) as found
      from newest d join images i on i.signature = d.picture cross join lateral unnest(d.terms) term
      where ${everyoneSees} group by term
    ), telling as (
      -- As with guides: one of those that find the same.
      select distinct on (c.found) c.term, t.display, c.color, c.pins
      from common c join search_terms t on t.term = c.term order by c.found, length(c.term) desc, c.term
    )
    select term, display, color from telling order by pins desc, term limit ${sql.lit(4 * limit)}`.execute(db)
  return rows.filter(({ term }) => isLikelySearch(lexicon, term, language)).slice(0, limit)
}
