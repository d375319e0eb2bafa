import { type Db, type RawBuilder, sql } from '@corkboard/database'
import { normalised, TOPICS } from '../../../content/topics/index.ts'
import { configOf } from '../languages.ts'
import type { ParsedQuery } from '../parse-query.ts'
import type { Prepared, Source } from '../search-engine.ts'
import { isSeen } from './everyone-sees.ts'
import { TABLES, TIERS } from './tables.ts'

/** The contents of `Prepared.engine` for this engine: `tsquery` texts. */
export interface Matches {
  /** All words, each as written, stemmed, or by a synonym. Empty matches everything. */
  readonly all: string
  /** Any of the words. */
  readonly any: string
  /** All of the words in the title. */
  readonly title: string
  /** All of the words in order. */
  readonly phrase: string
  /** The folded words themselves. */
  readonly words: readonly string[]
}

/** Of so many words that begin alike, the one that most pins have is not the one that the user means. */
const MAX_COMPLETIONS = 1_000

/** With more typos than this, it is a different word. */
const mostSlips = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 2 : 3)

/** Real words, whether or not anything here contains them yet: they are not typos. */
const WORDS_OF_TOPICS: ReadonlySet<string> = new Set(
  TOPICS.flatMap(({ name, words }) => [name, ...words]).flatMap((text) => normalised(text).split(' ')),
)

/** Where the user searches, and the language of the words. */
interface Asked {
  readonly language: string
  readonly source: Source
}

interface KnownWord {
  readonly n: number
  readonly exact: string
  readonly stem: string
  readonly isKnown: boolean
  readonly isBeginning: boolean
}

const quoted = (word: string): string => `'${word.replaceAll("'", "''")}'`

/** True when any document has it, checked one tier after the other. */
const somewhere = (table: RawBuilder<unknown>, query: RawBuilder<unknown>) =>
  sql.join(
    TIERS.map((tier) => sql`exists (select from ${table} where tier = ${sql.lit(tier)} and vector @@ ${query})`),
    sql` or `,
  )

/** How PostgreSQL parses these texts, and whether any document has them. */
const understand = async (db: Db, texts: readonly string[], config: string, source: Source): Promise<KnownWord[]> => {
  const { rows } = await sql<KnownWord>`
    select w.n::int, w.exact::text as exact, w.stem::text as stem, not w.is_one_word or (${somewhere(TABLES[source], sql`(w.exact || w.stem)`)}) as "isKnown",
      w.is_one_word and (${somewhere(TABLES[source], sql`w.beginning`)}) as "isBeginning"
    from (
      select n, phraseto_tsquery('simple', t) as exact, phraseto_tsquery(${config}::regconfig, t) as stem,
        to_tsquery('simple', quote_literal(t) || ':*') as beginning, position(' ' in t) = 0 as is_one_word
      from unnest(${texts}::text[]) with ordinality as texts(t, n)
    ) w`.execute(db)
  return rows.toSorted((one, other) => one.n - other.n)
}

const corrections = async (db: Db, words: readonly string[]): Promise<Map<string, string>> => {
  if (words.length === 0) return new Map()
  const { rows } = await sql<{ word: string; term: string }>`
    select w.word, c.term
    from jsonb_to_recordset(${JSON.stringify(words.map((word) => ({ word, most: mostSlips(word) })))}::jsonb)
      as w(word text, most int)
    cross join lateral (
      select t.term from search_correction(w.word, w.most) t where ${isSeen}
      -- The first letter is seldom the wrong one.
      order by t.distance - (left(t.term, 1) = left(w.word, 1))::int, t.documents desc, t.term limit 1
    ) c`.execute(db)
  return new Map(rows.map(({ word, term }) => [word, term]))
}

/**
 * False for a word that documents of other languages have only as a stem: German reduces "kitchen" to "kitch", which is
 * half a word to everyone else.
 */
const isWritten = async (db: Db, word: string, { language, source }: Asked): Promise<boolean> => {
  const inLanguage = sql.join(
    TIERS.map(
      (tier) => sql`exists (
        select from ${TABLES[source]} where tier = ${sql.lit(tier)} and language = ${language}
          and vector @@ phraseto_tsquery('simple', ${word}))`,
    ),
    sql` or `,
  )
  const { rows } = await sql<{ isWritten: boolean }>`
    select exists (select from search_terms where term = ${word} and not is_phrase) or ${inLanguage} as "isWritten"`.execute(
    db,
  )
  return rows[0]!.isWritten
}

/** The word that most pins have, of those that begin so. */
const completion = async (db: Db, begun: string): Promise<string | undefined> => {
  const { rows } = await sql<{ display: string }>`
    select display from (
      select * from search_terms
      where term >= ${begun} and term < ${`${begun}\u{10FFFF}`} and not is_phrase limit ${sql.lit(MAX_COMPLETIONS)}
    ) t
    where ${isSeen} order by documents desc, length(term), term limit 1`.execute(db)
  return rows[0]?.display
}

const either = (...queries: readonly string[]): string => {
  const some = [...new Set(queries.filter((query) => query !== ''))]
  return some.length < 2 ? (some[0] ?? '') : `(${some.join(' | ')})`
}

/** The same words, limited to text of these weights. */
const within = (weights: string, query: string): string => query.replace(/'((?:[^']|'')*)'(?!:)/g, `'$1':${weights}`)
const inTitle = (query: string): string => within('A', query)
/** Phrases are searched only in text that users wrote: topics and boards are adjacent by chance. */
const asWritten = (query: string): string => within('AC', query)

export const prepare = async (
  db: Db,
  query: ParsedQuery,
  options: Asked & { readonly corrects: boolean },
): Promise<Prepared> => {
  const isOfPeople = options.source === 'people'
  const config = isOfPeople ? 'simple' : configOf(options.language)
  const texts = query.terms.map(({ text }) => text)
  const others = [
    ...new Set([...query.terms.flatMap(({ alternatives }) => alternatives), ...query.phrases, ...query.without]),
  ]
  const all =
    texts.length + others.length === 0 ? [] : await understand(db, [...texts, ...others], config, options.source)
  const known = new Map([...texts, ...others].map((text, n) => [text, all[n]!]))
  const last = texts.at(-1)
  const ending = known.get(last ?? '')
  if (ending?.isKnown && ending.isBeginning && !isOfPeople && !(await isWritten(db, last!, options))) {
    known.set(last!, { ...ending, isKnown: false })
  }
  const isStop = (text: string): boolean => known.get(text)?.stem === ''
  const unknown = texts.filter((text, n) => {
    const word = known.get(text)!
    return !word.isKnown && !(n === texts.length - 1 && word.isBeginning)
  })
  const meant = options.corrects
    ? await corrections(
        db,
        unknown.filter((word) => mostSlips(word) > 0 && !WORDS_OF_TOPICS.has(word)),
      )
    : new Map<string, string>()
  if (meant.size > 0) {
    const words = query.terms.map((word) => {
      const text = meant.get(word.text)
      return text === undefined ? word : { text, alternatives: [] }
    })
    const prepared = await prepare(db, { ...query, terms: words }, { ...options, corrects: false })
    return { ...prepared, corrected: words.map(({ text }) => text).join(' ') }
  }
  // Words like "the" are ignored, unless there are no others.
  const telling = texts.every(isStop) ? query.terms : query.terms.filter(({ text }) => !isStop(text))
  const parts = telling.map(({ text, alternatives }) => {
    const word = known.get(text)!
    const isLast = text === texts.at(-1)
    // Names match as prefixes while the user types, even if someone has exactly that name.
    const isBegun = isLast && word.isBeginning && (isOfPeople || !word.isKnown)
    const beginning = isBegun ? `${quoted(text)}:*${isOfPeople ? 'A' : ''}` : ''
    const same = alternatives.flatMap((other) => {
      const { exact, stem } = known.get(other)!
      // Without its stop word, "make up" would match any "make".
      return wordsOf(stem) < wordsOf(exact) ? [exact] : [exact, stem]
    })
    return either(word.exact, word.stem, beginning, ...same.map(grouped))
  })
  const phrases = query.phrases.map((phrase) => grouped(asWritten(known.get(phrase)!.exact)))
  const without = query.without.map((word) => `!${either(known.get(word)!.exact, known.get(word)!.stem)}`)
  const matches: Matches = {
    all: [...parts, ...phrases, ...without].filter((part) => part !== '').join(' & '),
    any: [either(...parts), ...phrases, ...without].filter((part) => part !== '').join(' & '),
    title: parts.map(inTitle).join(' & '),
    phrase: telling.length < 2 ? '' : telling.map(({ text }) => quoted(text)).join(' <-> '),
    words: telling.map(({ text }) => text),
  }
  const begun = last !== undefined && telling.at(-1)?.text === last ? known.get(last)! : undefined
  const isOnlyBegun = begun?.isBeginning === true && !begun.isKnown && !isOfPeople
  return { corrected: undefined, completed: isOnlyBegun ? await completion(db, last!) : undefined, engine: matches }
}

/** The number of words in a PostgreSQL phrase. */
const wordsOf = (phrase: string): number => phrase.match(/'(?:[^']|'')*'/g)?.length ?? 0

const grouped = (query: string): string => (query.includes(' ') ? `(${query})` : query)
