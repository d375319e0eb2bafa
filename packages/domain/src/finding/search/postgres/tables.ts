import { type RawBuilder, sql } from '@corkboard/database'
import type { Source } from '../search-engine.ts'

type Sql = RawBuilder<unknown>

export const TABLES: Readonly<Record<Source, Sql>> = {
  pins: sql`search_pins`,
  boards: sql`search_boards`,
  people: sql`search_people`,
}

/**
 * The tiers that every search covers, smallest first. The last one has the number that it had while there were three:
 * it holds most documents of a large site, which did not have to be written again for the other two.
 */
export const TIERS = [0, 1, 3, 4, 2] as const

export type Tier = (typeof TIERS)[number]

/** New documents start here, until they are weighed. */
export const FIRST_TIER: Tier = 0

/** Whatever the other tiers do not hold. */
export const LAST_TIER: Tier = 2

/** The tier of documents that are not public: only their owners find them. */
export const OWN = 9

export interface TierSize {
  readonly tier: Tier
  /** It and those before it hold this many of the most popular and this many of the newest documents. */
  readonly size: number
}

/**
 * A tier adds about twice what all before it hold, so a search that needs it reads little more than it has to. There are
 * a tenth as many boards and people as pins, of which only a few are suggested.
 */
const sizesOf = (first: number): readonly TierSize[] => [
  { tier: 0, size: first },
  { tier: 1, size: 3 * first },
  { tier: 3, size: 10 * first },
  { tier: 4, size: 32 * first },
]

/** The sizes of all tiers but the last. */
export const TIER_SIZES: Readonly<Record<Source, readonly TierSize[]>> = {
  pins: sizesOf(4_000),
  boards: sizesOf(1_000),
  people: sizesOf(1_000),
}
