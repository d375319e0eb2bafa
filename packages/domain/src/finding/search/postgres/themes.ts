import type { Id } from '@corkboard/contract'
import { anyOf, type Db, sql } from '@corkboard/database'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { IS_KIND, marked, NAMES } from '../lexicon/sense-marks.ts'
import type { Theme } from '../search-engine.ts'
import { find } from './find.ts'
import type { Matches } from './prepare.ts'

/** A concept of fewer of the pins is a coincidence. */
const MIN_PINS = 3
const MIN_SHARE = 0.15
/**
 * What half of the pins are a kind of counts, too: those who save bookcases may like other furniture. That three of them
 * show a cup, a box and a car does not make them pins of containers.
 */
const MIN_SHARE_OF_KIND = 0.5

interface PinConcepts {
  readonly id: Id
  readonly concepts: readonly string[]
}

/** What each of the pins is said to show. */
const conceptsOf = async (db: Db, pinIds: readonly Id[]): Promise<ReadonlyMap<Id, readonly string[]>> => {
  const { rows } = await sql<PinConcepts>`
    select id, array(
      select substr(lexeme, ${NAMES.length + 1}) from unnest(vector) where starts_with(lexeme, ${NAMES})
    ) as concepts
    from search_pins where id = ${anyOf(pinIds)}`.execute(db)
  return new Map(rows.map(({ id, concepts }) => [id, concepts]))
}

/**
 * FIND-01: the concepts that several of these pins show, the most telling first: those of more pins, and of two concepts
 * of as many pins the narrower.
 * @param pinIds the latest first
 */
export const themesOf = async (db: Db, lexicon: Lexicon, pinIds: readonly Id[]): Promise<Theme[]> => {
  if (pinIds.length < MIN_PINS) return []
  const shown = await conceptsOf(db, pinIds)
  const naming = new Map<string, Set<Id>>()
  const ofKind = new Map<string, Set<Id>>()
  const add = (to: Map<string, Set<Id>>, concept: string, id: Id): void => {
    to.set(concept, (to.get(concept) ?? new Set()).add(id))
  }
  for (const id of pinIds) {
    for (const concept of shown.get(id) ?? []) {
      add(naming, concept, id)
      for (const one of [concept, ...lexicon.kindsOf(concept).slice(0, 1)]) add(ofKind, one, id)
    }
  }
  const isTheme = (concept: string, pins: ReadonlySet<Id>): boolean =>
    (naming.get(concept)?.size ?? 0) >= Math.max(MIN_PINS, MIN_SHARE * shown.size) ||
    pins.size >= Math.max(MIN_PINS, MIN_SHARE_OF_KIND * shown.size)
  const depthOf = (concept: string): number => lexicon.kindsOf(concept).length
  return [...ofKind]
    .filter(([concept, pins]) => isTheme(concept, pins))
    .map(([concept, pins]) => ({ concept, pinIds: [...pins] }))
    .toSorted(
      (a, b) =>
        b.pinIds.length - a.pinIds.length ||
        depthOf(b.concept) - depthOf(a.concept) ||
        (a.concept < b.concept ? -1 : 1),
    )
}

/** A first page shows at most so many of one theme. */
const MOST_PINS = 25

/** A search for a concept, by whatever words and in whatever language its pins name it. */
const matchesOf = (concept: string): Matches => {
  const [names] = marked(NAMES, [concept]) as [string]
  const query = `${names} | ${marked(IS_KIND, [concept])[0]}`
  return {
    all: query,
    any: query,
    own: names,
    written: names,
    named: names,
    meant: names,
    ofKind: query,
    mentioned: query,
    rank: '',
    title: names,
    phrase: '',
    isLimited: false,
    isCompound: false,
    words: [],
    parts: [{ query, weight: 1 }],
  }
}

/** FIND-01: the best pins that show a concept. */
export const pinsOfTheme = async (
  db: Db,
  concept: string,
  { language, now, withoutPictures }: { language: string; now: Date; withoutPictures: readonly string[] },
): Promise<readonly Id[]> => {
  const prepared = { corrected: undefined, completed: undefined, engine: matchesOf(concept) }
  const query = { source: 'pins', prepared, narrowing: { withoutPictures }, language, now, isBrief: true } as const
  return (await find(db, query, undefined, MOST_PINS)).ids
}
