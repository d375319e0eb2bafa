import { type RawBuilder, sql } from '@corkboard/database'
import type { Source } from '../search-engine.ts'

type Sql = RawBuilder<unknown>

export const TABLES: Readonly<Record<Source, Sql>> = {
  pins: sql`search_pins`,
  boards: sql`search_boards`,
  people: sql`search_people`,
}

/** The tiers that everyone searches, the smallest first. */
export const TIERS = [0, 1, 2] as const

/** So many of the most popular and so many of the newest documents a tier holds, with those before it. */
export const TIER_SIZE = { 0: 4_000, 1: 60_000 } as const
