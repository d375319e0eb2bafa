import type { Id, PinOrder } from '@corkboard/contract'
import { type RawBuilder, sql } from '@corkboard/database'
import { BASE_52_DIGITS, generateNKeysBetween } from 'fractional-indexing'

const LARGEST_ID = 9_223_372_036_854_775_807n
const DIGITS = '0123456789abcdef'
const KEY = /^p([0-9a-f]{16})(.*)$/

/**
 * A pin's position in its board's custom order: where it was put, or else by its age. The same as `pin_place` in the
 * database.
 */
export const placeOf = (id: Id, position: string | null): string =>
  position ?? `p${(LARGEST_ID - BigInt(id)).toString(16).padStart(16, '0')}`

/** `count` positions between two others, in order; `null` for the ends. */
export const placesBetween = (before: string | null, after: string | null, count: number): string[] =>
  generateNKeysBetween(before, after, count, DIGITS, BASE_52_DIGITS)

/**
 * Splits the pins without a position of their own at a place: those with a higher id come before it, those with a lower
 * id after it. The pin with this id comes before it when `isBehind` is true.
 */
export const newestBehind = (place: string): { id: Id; isBehind: boolean } => {
  const [, digits = '0'.repeat(16), rest = ''] = KEY.exec(place) ?? []
  return { id: String(LARGEST_ID - BigInt(`0x${digits}`)), isBehind: rest !== '' }
}

/** The sort expression of each pin order. */
export const SORTED: Readonly<Record<PinOrder, RawBuilder<unknown>>> = {
  newest: sql`p.id desc`,
  oldest: sql`p.id`,
  custom: sql`pin_place(p.id, p.position), p.id desc`,
}
