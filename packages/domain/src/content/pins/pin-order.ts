import type { Id, PinOrder } from '@corkboard/contract'
import { type RawBuilder, sql } from '@corkboard/database'
import { BASE_52_DIGITS, generateNKeysBetween } from 'fractional-indexing'

const LARGEST_ID = 9_223_372_036_854_775_807n
const DIGITS = '0123456789abcdef'
const KEY = /^p([0-9a-f]{16})(.*)$/

/** The age of a pin in its place, as an id: when it moved there, or else when it was created. */
export const ageOf = ({ id, arrivalId }: { readonly id: Id; readonly arrivalId: Id | null }): Id => arrivalId ?? id

/** The same as SQL about `pins`, in the form that their indexes have. */
export const AGE = sql<Id>`coalesce(arrival_id, id)`

/**
 * A pin's position in its board's custom order: where it was put, or else by its age. The same as `pin_place` in the
 * database.
 */
export const placeOf = (age: Id, position: string | null): string =>
  position ?? `p${(LARGEST_ID - BigInt(age)).toString(16).padStart(16, '0')}`

/** `count` positions between two others, in order; `null` for the ends. */
export const placesBetween = (before: string | null, after: string | null, count: number): string[] =>
  generateNKeysBetween(before, after, count, DIGITS, BASE_52_DIGITS)

/**
 * Splits the pins without a position of their own at a place: newer ones come before it, older ones after it. The pin
 * of this age comes before it when `isBehind` is true.
 */
export const newestBehind = (place: string): { age: Id; isBehind: boolean } => {
  const [, digits = '0'.repeat(16), rest = ''] = KEY.exec(place) ?? []
  return { age: String(LARGEST_ID - BigInt(`0x${digits}`)), isBehind: rest !== '' }
}

/** The order of a list of pins: as they were created, newest first, or as the board of a place sorts its pins. */
export type ListOrder = 'created' | PinOrder

const AGE_OF_P = sql`coalesce(p.arrival_id, p.id)`

/** The sort expression of each order. */
export const SORTED: Readonly<Record<ListOrder, RawBuilder<unknown>>> = {
  created: sql`p.id desc`,
  newest: sql`${AGE_OF_P} desc`,
  oldest: AGE_OF_P,
  custom: sql`pin_place(${AGE_OF_P}, p.position), ${AGE_OF_P} desc`,
}

/** The orders of places from their ends. */
export const REVERSED: Readonly<Record<PinOrder, RawBuilder<unknown>>> = {
  newest: SORTED.oldest,
  oldest: SORTED.newest,
  custom: sql`pin_place(${AGE_OF_P}, p.position) desc, ${AGE_OF_P}`,
}

/**
 * True when pins that move to this board in several parts keep their order if the first ones move first: each part
 * comes last there.
 */
export const takesFirstPinsFirst = (to: PinOrder): boolean => to === 'oldest'
