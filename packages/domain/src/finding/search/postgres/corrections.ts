import { type Db, sql } from '@corkboard/database'
import { normalised, TOPICS } from '../../../content/topics/index.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { slipsBetween } from '../lexicon/english.ts'
import { meantWords } from '../lexicon/meaning.ts'
import { marked, MENTIONS, NAMES } from '../lexicon/sense-marks.ts'
import { everyoneSees, isSeen } from './everyone-sees.ts'

/** To look for all words near one takes about 20 ms of CPU, so only this many are looked for, and no longer ones. */
const MOST_CORRECTED = 3
const LONGEST_CORRECTED = 16

/** A candidate for a correction that so many pins have is as good as one that more have. */
const MAX_COMPARED_PINS = 50

/** With more typos than this, it is a different word. With several, the first letter must be right. */
const mostSlips = (word: string): number => {
  if (word.length < 4) return 0
  if (word.length < 6) return 1
  return word.length < 9 ? 2 : 3
}

/** Real words, whether or not anything here contains them yet: they are not typos. */
const WORDS_OF_TOPICS: ReadonlySet<string> = new Set(
  TOPICS.flatMap(({ name, words }) => [name, ...words]).flatMap((text) => normalised(text).split(' ')),
)

/** False for a real word, and for one that is too short. */
export const mayBeTypo = (word: string): boolean => mostSlips(word) > 0 && !WORDS_OF_TOPICS.has(word)

interface TitleWord {
  readonly word: string
  readonly term: string
}

/** The most used of the words that titles have and that are near these, on the keyboard or in sound. */
const correctedByTitles = async (db: Db, words: readonly string[]): Promise<Map<string, string>> => {
  if (words.length === 0) return new Map()
  const { rows } = await sql<TitleWord>`
    select w.word, c.term
    from jsonb_to_recordset(${JSON.stringify(words.map((word) => ({ word, most: mostSlips(word) })))}::jsonb)
      as w(word text, most int)
    cross join lateral (
      select t.* from search_correction(w.word, w.most) t
      where ${isSeen} and (t.distance = 1 or left(t.term, 1) = left(w.word, 1))
    ) c
    -- The first letter is seldom the wrong one.
    order by c.distance - (left(c.term, 1) = left(w.word, 1))::int, c.documents desc, c.term`.execute(db)
  const near = rows.filter(({ word, term }) => slipsBetween(word, term) <= mostSlips(word))
  // The first of each counts.
  return new Map(near.toReversed().map(({ word, term }) => [word, term]))
}

/** A shorter word is similar to many others, so it is corrected only to one that pins have. */
const SHORTEST_UNSEEN = 6

interface MeantWord {
  readonly written: string
  readonly word: string
  /** No pin is of it, but some may be of its kind. */
  readonly isUnseen: boolean
}

/** Of English words that these may have been meant to be, those that most popular pins are of. */
const correctedByMeaning = async (db: Db, lexicon: Lexicon, words: readonly string[]): Promise<MeantWord[]> => {
  const typed = words.filter(({ length }) => length <= LONGEST_CORRECTED).slice(0, MOST_CORRECTED)
  const candidates = typed.flatMap((written) =>
    meantWords(lexicon, written).map(({ word, concepts, soundsAlike }) => ({
      written,
      word,
      soundsAlike,
      marks: [...marked(NAMES, concepts), ...marked(MENTIONS, concepts)].join(' | '),
    })),
  )
  if (candidates.length === 0) return []
  const { rows } = await sql<MeantWord>`
    select distinct on (c.written) c.written, c.word, found.pins = 0 as "isUnseen"
    from jsonb_to_recordset(${JSON.stringify(candidates)}::jsonb) as c(written text, word text, marks text, "soundsAlike" boolean)
    cross join lateral (
      select count(*) as pins from (
        select from search_pins d
        where d.tier = 0 and d.vector @@ c.marks::tsquery and ${everyoneSees} limit ${sql.lit(MAX_COMPARED_PINS)}
      ) counted
    ) found
    where found.pins > 0 or length(c.written) >= ${sql.lit(SHORTEST_UNSEEN)}
    -- The first letter is seldom the wrong one, and then the last.
    order by c.written, c."soundsAlike" desc, found.pins > 0 desc, left(c.word, 1) = left(c.written, 1) desc, right(c.word, 1) = right(c.written, 1) desc,
      found.pins desc, c.word`.execute(db)
  return rows
}

const wordsBy = (some: readonly MeantWord[]) => new Map(some.map(({ written, word }) => [written, word]))

/**
 * FIND-05: what these typos were meant to be: a word that pins are of, else a word of titles, else a word that pins may
 * be of a kind of.
 */
export const correctionsOf = async (
  db: Db,
  lexicon: Lexicon,
  typos: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const meant = await correctedByMeaning(db, lexicon, typos)
  const seen = wordsBy(meant.filter(({ isUnseen }) => !isUnseen))
  const inTitles = await correctedByTitles(
    db,
    typos.filter((word) => !seen.has(word)),
  )
  return new Map([...wordsBy(meant), ...inTitles, ...seen])
}
