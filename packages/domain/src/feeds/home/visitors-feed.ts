import type { Id, Pin } from '@corkboard/contract'
import type { Ctx, Page, PageRequest, Whereabouts } from '../../kernel/index.ts'
import { loadPins } from '../../pins/index.ts'
import { presentWithStories } from '../../stories/index.ts'
import { eachPictureOnce, isListed, lookedAtLast } from '../feeds.ts'
import type { HomeQuery } from './members-feed.ts'
import { keptApart } from './rank-home.ts'
import {
  type BestPin,
  bestPins,
  freshPins,
  type Place,
  rankedAlready,
  type StreamItem,
  type StreamSlice,
} from './streams.ts'

const STREAMS = ['country', 'language', 'anywhere', 'fresh'] as const
type StreamName = (typeof STREAMS)[number]

/** Of ten pins four are of the country, three in the language, two from anywhere; what is just pinned comes between. */
const PATTERN: readonly StreamName[] = [
  'country',
  'language',
  'country',
  'fresh',
  'language',
  'country',
  'anywhere',
  'language',
  'country',
  'anywhere',
]

/** How often what the rules leave out is made good for one page. */
const ROUNDS = 4
const END = 'end'

type Places = Record<StreamName, Place | undefined | typeof END>

const toCursor = ({ country, language }: Whereabouts, places: Places): string[] => [
  country,
  language,
  ...STREAMS.map((name) => {
    const place = places[name]
    return place === undefined ? '' : typeof place === 'string' ? place : place.join(' ')
  }),
]

const fromCursor = (cursor: NonNullable<PageRequest['after']>): { where: Whereabouts; places: Places } => {
  const [country = '', language = '', ...written] = cursor.map(String)
  const places = STREAMS.map((name, n): [StreamName, Place | undefined] => {
    const [first, id] = (written[n] ?? '').split(' ')
    return [name, id !== undefined ? [Number(first), id] : first === '' ? undefined : first]
  })
  return { where: { country, language }, places: Object.fromEntries(places) as Places }
}

/** `belongs`: it is in no stream before this one. */
type Read = Record<StreamName, StreamSlice<StreamItem & { readonly belongs: boolean }>>

/** The next of every stream; what belongs to one before is left out of it, so that nothing comes twice. */
const readStreams = async (ctx: Ctx, where: Whereabouts, places: Places, limit: number): Promise<Read> => {
  const { country, language } = where
  const after = (name: StreamName): Place | undefined => {
    const place = places[name]
    return place === END ? undefined : place
  }
  const wanted = (['country', 'language', 'anywhere'] as const).filter((name) => places[name] !== END)
  const near = { country: { country }, language: { language }, anywhere: 'anywhere' } as const
  const [best, fresh] = await Promise.all([
    wanted.length === 0
      ? []
      : bestPins(
          ctx.db,
          wanted.map((name) => ({ near: near[name], after: after(name) })),
          limit,
        ),
    places.fresh === END ? { items: [], isLast: true } : freshPins(ctx.db, after('fresh'), limit),
  ])
  const ranked = await rankedAlready(
    ctx.db,
    fresh.items.map(({ id }) => id),
  )
  const belongs: Record<StreamName, (item: StreamItem) => boolean> = {
    country: () => true,
    language: (item) => (item as StreamItem & BestPin).country !== country,
    anywhere: (item) => {
      const pin = item as StreamItem & BestPin
      return pin.country !== country && pin.language !== language
    },
    fresh: ({ id }) => !ranked.has(id),
  }
  const of = (name: StreamName) =>
    (name === 'fresh' ? fresh : best[wanted.indexOf(name)]) ?? { items: [], isLast: true }
  const marked = (name: StreamName): Read[StreamName] => {
    const { items, isLast } = of(name)
    return { items: items.map((item) => ({ ...item, belongs: belongs[name](item) })), isLast }
  }
  return {
    country: marked('country'),
    language: marked('language'),
    anywhere: marked('anywhere'),
    fresh: marked('fresh'),
  }
}

const NOWHERE: Whereabouts = { country: '', language: '' }

const whereaboutsOf = ({ viewer }: Ctx): Whereabouts =>
  (viewer.kind === 'UNAUTH' ? viewer.whereabouts : undefined) ?? NOWHERE

/**
 * FIND-01: what visitors find: popular and fresh, of their country and in their language first. The cursor holds the
 * place in each stream, so that the first page can be kept for everybody.
 */
export const visitorsFeed = async (
  ctx: Ctx,
  { fieldSet, lookedAt }: HomeQuery,
  page: PageRequest,
): Promise<Page<Pin>> => {
  const begin = { country: undefined, language: undefined, anywhere: undefined, fresh: undefined }
  const { where, places } = page.after ? fromCursor(page.after) : { where: whereaboutsOf(ctx), places: begin as Places }
  const shows = eachPictureOnce(isListed)
  const ids: Id[] = []
  const seen = new Map<Id, Parameters<typeof shows>[0]>()
  for (let round = 0; ids.length < page.size && round < ROUNDS; round += 1) {
    if (STREAMS.every((name) => places[name] === END)) break
    const read = await readStreams(ctx, where, places, page.size)
    const wanted = STREAMS.flatMap((name) => read[name].items.map(({ id }) => id))
    for (const [id, pin] of await loadPins(ctx, [...new Set(wanted)])) seen.set(id, pin)
    const queues = new Map(STREAMS.map((name) => [name, [...read[name].items]]))
    const isOpen = (name: StreamName): boolean => queues.get(name)!.length > 0
    for (let n = 0; ids.length < page.size && STREAMS.some(isOpen); n += 1) {
      const due = PATTERN[n % PATTERN.length]!
      const from = isOpen(due) ? due : STREAMS.find(isOpen)!
      // What is left out takes nobody's turn.
      for (let isTaken = false; !isTaken && isOpen(from);) {
        const item = queues.get(from)!.shift()!
        const pin = seen.get(item.id)
        places[from] = item.place
        if (!item.belongs || !pin || !shows(pin)) continue
        ids.push(item.id)
        isTaken = true
      }
    }
    for (const name of STREAMS) if (!isOpen(name) && read[name].isLast) places[name] = END
  }
  const apart = keptApart(ids.map((id) => seen.get(id)!))
  const pins = lookedAtLast(apart, lookedAt, ({ signature }) => signature)
  const isLast = STREAMS.every((name) => places[name] === END)
  return { items: await presentWithStories(ctx, pins, fieldSet), next: isLast ? undefined : toCursor(where, places) }
}
