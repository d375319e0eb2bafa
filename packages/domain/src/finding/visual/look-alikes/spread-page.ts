import type { Id } from '@corkboard/contract'
import { loadPins, type SeenPin } from '../../../content/pins/index.ts'
import type { Ctx, ListCursor, PageRequest } from '../../../kernel/index.ts'
import type { Look } from './look.ts'
import { openSpread, SCREEN, spreadLookAlikes, type SpreadOptions } from './spread-look-alikes.ts'

/** What a bookmark says about earlier pages: which looks the last screen had, and which pins still wait. */
interface Trail {
  readonly looks: readonly (number | undefined)[]
  readonly waiting: readonly Id[]
}

/** Marks the part of a cursor that is a trail. A bookmark from before trails has none. */
const TRAIL = '~'
const RADIX = 36

const writeTrail = ({ looks, waiting }: Trail): string => {
  const numbers = looks.map((number) => number?.toString(RADIX) ?? '').join(' ')
  return `${TRAIL}${numbers.trimStart()}${TRAIL}${waiting.map((id) => BigInt(id).toString(RADIX)).join(' ')}`
}

const isEmpty = ({ looks, waiting }: Trail): boolean =>
  waiting.length === 0 && looks.every((number) => number === undefined)

const idIn = (written: string): Id => {
  let id = 0n
  for (const digit of written) id = id * BigInt(RADIX) + BigInt(Number.parseInt(digit, RADIX))
  return id.toString()
}

const readTrail = (written: string): Trail => {
  const [, looks = '', waiting = ''] = written.split(TRAIL)
  return {
    looks: looks === '' ? [] : looks.split(' ').map((it) => (it === '' ? undefined : Number.parseInt(it, RADIX))),
    waiting: waiting === '' ? [] : waiting.split(' ').map(idIn),
  }
}

interface Continued {
  readonly trail: Trail
  /** Where the ranked list continues; `undefined` at its beginning or end. */
  readonly inner: ListCursor | undefined
  /** Nothing follows but what waits. */
  readonly isEnded: boolean
}

const continuedFrom = (after: ListCursor | undefined): Continued => {
  const last = after?.at(-1)
  if (typeof last !== 'string' || !last.startsWith(TRAIL))
    return { trail: { looks: [], waiting: [] }, inner: after, isEnded: false }
  const inner = after!.slice(0, -1)
  const isEnded = inner.length === 0
  return { trail: readTrail(last), inner: isEnded ? undefined : inner, isEnded }
}

/** A page of a ranked list whose look-alikes are a screen apart, across pages too. */
export interface SpreadPage {
  /** Where the ranked list continues; `undefined` at its beginning. */
  readonly after: ListCursor | undefined
  /** True when an earlier page has read the ranked list to its end. */
  readonly isEnded: boolean
  readonly pins: readonly SeenPin[]
  /** How many pins the page still needs. */
  missing(): number
  /** Loads what these pins look like, before they are added one by one. */
  look(pins: readonly SeenPin[]): Promise<void>
  /** Adds the next pin of the ranked list, while the page is missing some. */
  add(pin: SeenPin): void
  /**
   * Takes the next pins of the ranked list until the page is full. Those not taken belong to the next page.
   * @returns how many were taken
   */
  take(pins: readonly SeenPin[]): Promise<number>
  /** Arranges the page's pins in another order, in which look-alikes are a screen apart again. */
  arrange(arranged: readonly SeenPin[]): readonly SeenPin[]
  /**
   * The cursor of the next page.
   * @param inner where the ranked list continues after what was taken; `undefined` at its end
   * @param shown the pins in the order in which they are shown, if that is another
   */
  next(inner: ListCursor | undefined, shown?: readonly SeenPin[]): ListCursor | undefined
  /** Call when the ranked list has ended: fills the page with those that wait. */
  finish(): void
}

export interface SpreadPageOptions extends Pick<SpreadOptions<SeenPin>, 'mayOvertake'> {
  /** The pin that the list is about, above it. */
  readonly above?: Pick<SeenPin, 'signature'>
}

/** @param shows whether a pin that waited may still be shown */
export const openSpreadPage = async (
  ctx: Ctx,
  { size, after }: PageRequest,
  shows: (pin: SeenPin) => boolean,
  options: SpreadPageOptions = {},
): Promise<SpreadPage> => {
  const { trail, inner, isEnded } = continuedFrom(after)
  const waited = trail.waiting.length === 0 ? undefined : await loadPins(ctx, trail.waiting)
  const waiting = trail.waiting.flatMap((id) => waited?.get(id) ?? []).filter(shows)
  const looks = new Map<string | number, Look>()
  const look = async (pins: readonly Pick<SeenPin, 'signature'>[], numbers: readonly number[] = []): Promise<void> => {
    const found = await ctx.site.looks.load(ctx.db, { signatures: pins.map(({ signature }) => signature), numbers })
    for (const [key, one] of found) looks.set(key, one)
  }
  await look(
    [...(options.above ? [options.above] : []), ...waiting],
    trail.looks.filter((number) => number !== undefined),
  )
  const lookOf = ({ signature }: Pick<SeenPin, 'signature'>) => looks.get(signature)
  const around = {
    before: trail.looks.map((number) => (number === undefined ? undefined : looks.get(number))),
    above: options.above && lookOf(options.above),
  }
  const spread = openSpread<SeenPin>(lookOf, { size, ...options, ...around })
  for (const pin of waiting) spread.add(pin)
  return {
    after: inner,
    isEnded,
    pins: spread.placed,
    missing: () => size - spread.placed.length,
    look,
    add: (pin) => spread.add(pin),
    take: async (pins) => {
      await look(pins)
      const taken = pins.findIndex((pin) => {
        if (spread.placed.length === size) return true
        spread.add(pin)
        return false
      })
      return taken === -1 ? pins.length : taken
    },
    finish: () => spread.finish(),
    arrange: (arranged) => spreadLookAlikes(arranged, lookOf, around),
    next: (place, shown = spread.placed) => {
      const left = spread.waiting().map(({ id }) => id)
      if (!place && left.length === 0) return undefined
      const lastLooks = [...around.before, ...shown.map(lookOf)].slice(1 - SCREEN)
      const following = { looks: lastLooks.map((one) => one?.number), waiting: left }
      return isEmpty(following) ? place : [...(place ?? []), writeTrail(following)]
    },
  }
}
