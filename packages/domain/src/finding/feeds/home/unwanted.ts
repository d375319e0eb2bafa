import type { Id } from '@corkboard/contract'
import { anyOf, type Db, sql } from '@corkboard/database'
import { headLength, isStopWordAnywhere, stemOf, wordsOf } from '../../../content/topics/index.ts'
import { narrowest } from './how-much-about.ts'

/** Of the pins a user hid lately, as many as still say something. */
const HIDDEN_PINS = 30
const HIDDEN_DAYS = 30
/** One that they hid may have been bad; this many of a kind are a kind they do not want. */
const MIN_HIDDEN = 3
const TOPICS_OF_PIN = 2
/** From here on, two pins have the same name: "an old car" and "a red car", not "a bowl of soup" and "a bowl of fruit". */
const SAME_NAME = 0.6
/** How much a word counts that says what something is, compared with one that says which. */
const SUBJECT = 2

const DAY_MS = 86_400_000

/** Words by how much they count, together of length 1. */
type Name = ReadonlyMap<string, number>

/** Of what kinds of pins a user hid several. */
export interface Unwanted {
  readonly topics: readonly Id[]
  /** Of all pins that they hid: those that several of them resemble are unwanted. */
  readonly names: readonly Name[]
}

export interface PinTexts {
  readonly title: string
  readonly altText: string | null
}

/** What an alternative text begins with, or the title of a pin without one. */
const nameOf = ({ title, altText }: PinTexts): Name => {
  const [beginning = ''] = (altText || title).split(/[,.;:!?]/, 1)
  const words = wordsOf(beginning, '')
  const head = words.slice(0, headLength(words))
  const counts = new Map<string, number>()
  head.forEach((word, n) => {
    if (isStopWordAnywhere(word)) return
    const isSubject = n === head.length - 1 || head[n + 1] === 'of'
    counts.set(stemOf(word), isSubject ? SUBJECT : 1)
  })
  const length = Math.hypot(...counts.values())
  return new Map([...counts].map(([word, count]) => [word, count / length]))
}

const likeness = (one: Name, other: Name): number =>
  [...one].reduce((sum, [word, count]) => sum + count * (other.get(word) ?? 0), 0)

const isNamedLikeSeveral = (name: Name, names: readonly Name[]): boolean =>
  names.filter((other) => likeness(name, other) >= SAME_NAME).length >= MIN_HIDDEN

/** What a pin is mostly about: the narrower of its surest topics. */
const kindOf = (topicIds: readonly Id[]): Id | undefined => narrowest(topicIds.slice(0, TOPICS_OF_PIN))[0]

const severalOf = (kinds: readonly Id[]): Id[] =>
  [...Map.groupBy(kinds, (id) => id)].flatMap(([id, pins]) => (pins.length >= MIN_HIDDEN ? [id] : []))

/** PIN-09: the topics that several of the pins are mostly about which a user hid lately, and what these pins are called. */
export const loadUnwanted = async (db: Db, userId: Id, now: Date): Promise<Unwanted> => {
  const { rows } = await sql<PinTexts & { topics: Id[] }>`
    select p.title, p.alt_text as "altText", array(
      select topic_id::text from pin_topics where pin_id = p.id order by weight desc, topic_id
      limit ${sql.lit(TOPICS_OF_PIN)}
    ) as topics
    from (
      select pin_id from pin_hides
      where user_id = ${userId} and created_at > ${new Date(now.getTime() - HIDDEN_DAYS * DAY_MS)}
      order by created_at desc limit ${sql.lit(HIDDEN_PINS)}
    ) hidden join pins p on p.id = hidden.pin_id`.execute(db)
  const names = rows.map(nameOf)
  return {
    topics: severalOf(rows.flatMap(({ topics }) => kindOf(topics) ?? [])),
    names: names.some((name) => isNamedLikeSeveral(name, names)) ? names : [],
  }
}

const textsOf = async (db: Db, ids: readonly Id[]): Promise<readonly (PinTexts & { readonly id: Id })[]> => {
  const { rows } = await sql<PinTexts & { id: Id }>`
    select id, title, alt_text as "altText" from pins where id = ${anyOf(ids)}`.execute(db)
  return rows
}

/** Which of the pins are of a kind that the user hid several pins of, by what they are about or by what they are called. */
export const unwantedAmong = async (
  db: Db,
  { topics, names }: Unwanted,
  pins: readonly { readonly id: Id; readonly topicIds: readonly Id[] }[],
): Promise<ReadonlySet<Id>> => {
  const texts =
    names.length === 0
      ? []
      : await textsOf(
          db,
          pins.map(({ id }) => id),
        )
  const called = texts.filter((pin) => isNamedLikeSeveral(nameOf(pin), names))
  const about = topics.length === 0 ? [] : pins.filter(({ topicIds }) => topics.includes(kindOf(topicIds) ?? ''))
  return new Set([...called, ...about].map(({ id }) => id))
}
