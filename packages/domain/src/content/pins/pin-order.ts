import type { Id, PinOrder } from '@corkboard/contract'
import { type RawBuilder, sql } from '@corkboard/database'
import { BASE_52_DIGITS, generateNKeysBetween } from 'fractional-indexing'

const LARGEST_ID = 9_223_372_036_854_775_807n
const DIGITS = '0123456789abcdef'
const KEY = /^p([0-9a-f]{16})(.*)$/

/** Where a pin stands in its board's own order: where it was put, else as new as it is. As `pin_place` in the database. */
export const placeOf = (id: Id, position: string | null): string =>
  position ?? `p${(LARGEST_ID - BigInt(id)).toString(16).padStart(16, '0')}`

/** So many places between two others, in order; `null` for the ends. */
export const placesBetween = (before: string | null, after: string | null, count: number): string[] =>
  generateNKeysBetween(before, after, count, DIGITS, BASE_52_DIGITS)

/**
 * Pins that stand as new as they are stand before or behind a place as their id is above or below this one; the pin of
 * this very id stands before it when `isBehind`.
 */
export const newestBehind = (place: string): { id: Id; isBehind: boolean } => {
  const [, digits = '0'.repeat(16), rest = ''] = KEY.exec(place) ?? []
  return { id: String(LARGEST_ID - BigInt(`0x${digits}`)), isBehind: rest !== '' }
}

/** What a list of pins is sorted by. */
export const SORTED: Readonly<Record<PinOrder, RawBuilder<unknown>>> = {
  newest: sql`p.id desc`,
  oldest: sql`p.id`,
  custom: sql`pin_place(p.id, p.position), p.id desc`,
}
