import { type RawBuilder, sql } from '@corkboard/database'
import type { Source } from '../search-engine.ts'

type Sql = RawBuilder<unknown>

export const TABLES: Readonly<Record<Source, Sql>> = {
  pins: sql`search_pins`,
  boards: sql`search_boards`,
  people: sql`search_people`,
}

/** The tiers that every search covers, smallest first. */
export const TIERS = [0, 1, 2] as const

/** The tier of documents that are not public: only their owners find them. */
export const OWN = 9

/** A tier and those before it hold this many of the most popular and this many of the newest documents. */
export const TIER_SIZE = { 0: 4_000, 1: 60_000 } as const
