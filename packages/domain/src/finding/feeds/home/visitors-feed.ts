import type { Id, Pin } from '@corkboard/contract'
import { loadSeenBoardIds } from '../../../content/boards/index.ts'
import type { Ctx, Page, PageRequest, Whereabouts } from '../../../kernel/index.ts'
import { loadPeople } from '../../../people/index.ts'
import { loadPins, type SeenPin } from '../../../content/pins/index.ts'
import { presentWithStories } from '../../../content/stories/index.ts'
import { openSpreadPage } from '../../visual/index.ts'
import { eachPictureOnce, isListed, lookedAtLast, usableVisits } from '../feeds.ts'
import type { HomeQuery } from './members-feed.ts'
import { spreadApart } from './rank-home.ts'
import type { FreshPin, Place, StreamItem, StreamSlice } from './streams.ts'

const STREAMS = ['country', 'language', 'anywhere', 'fresh'] as const
type StreamName = (typeof STREAMS)[number]

/** Of ten pins, four are from the country, three in the language, and two from anywhere. Fresh pins come in between. */
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

/** How often a page is topped up when the rules leave pins out. */
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

type Read = Record<StreamName, StreamSlice>

/**
 * Fresh pins that are in no other stream. A rank outlives its pin's deletion for a moment, and stays for good when the
 * pinner switches to followers only: then the fresh pin is the only one left.
 */
const unranked = async (ctx: Ctx, pins: readonly FreshPin[]): Promise<FreshPin[]> => {
  const ranked = pins.filter(({ rankedOnId, rankedOfId }) => rankedOnId !== null && rankedOfId !== null)
  const [boards, people] = await Promise.all([
    loadSeenBoardIds(
      ctx,
      ranked.map(({ rankedOnId }) => rankedOnId!),
    ),
    loadPeople(
      ctx,
      ranked.map(({ rankedOfId }) => rankedOfId!),
    ),
  ])
  return pins.filter(({ rankedOnId, rankedOfId }) => {
    if (rankedOnId === null || rankedOfId === null) return true
    const pinner = people.get(rankedOfId)
    return !boards.has(rankedOnId) || !pinner || pinner.isPrivate || pinner.isDeleted
  })
}

/** The next pins of every stream, without those in an earlier stream, so that nothing appears twice. */
const readStreams = async (
  ctx: Ctx,
  where: Whereabouts,
  places: Places,
  limit: number,
): Promise<{ read: Read; queues: Map<StreamName, StreamItem[]> }> => {
  const { country, language } = where
  const after = (name: StreamName): Place | undefined => {
    const place = places[name]
    return place === END ? undefined : place
  }
  const wanted = (['country', 'language', 'anywhere'] as const).filter((name) => places[name] !== END)
  const streams = {
    country: { near: { country } },
    language: { near: { language }, apartFrom: { country } },
    anywhere: { near: 'anywhere', apartFrom: { country, language } },
  } as const
  // Fresh pins first: one that gets its rank in between is then read twice and shown once, rather than not at all.
  const fresh =
    places.fresh === END ? { items: [], isLast: true } : await ctx.site.popular.fresh(ctx.db, after('fresh'), limit)
  const best =
    wanted.length === 0
      ? []
      : await ctx.site.popular.best(
          ctx.db,
          wanted.map((name) => ({ ...streams[name], after: after(name) })),
          limit,
        )
  const of = (name: Exclude<StreamName, 'fresh'>) => best[wanted.indexOf(name)] ?? { items: [], isLast: true }
  const read = { country: of('country'), language: of('language'), anywhere: of('anywhere'), fresh }
  const apart = (name: Exclude<StreamName, 'fresh'>) => read[name].items.filter(({ isApart }) => isApart)
  return {
    read,
    queues: new Map<StreamName, StreamItem[]>([
      ['country', apart('country')],
      ['language', apart('language')],
      ['anywhere', apart('anywhere')],
      ['fresh', await unranked(ctx, fresh.items)],
    ]),
  }
}

type Queues = ReadonlyMap<StreamName, readonly StreamItem[]>

/** The stream whose turn it is the `n`th time. If it has ended, another takes the turn. */
const nextStream = (n: number, isOpen: (name: StreamName) => boolean): StreamName | undefined => {
  const due = PATTERN[n % PATTERN.length]!
  return isOpen(due) ? due : STREAMS.find(isOpen)
}

/** The pins that come next if nothing is left out. They make up most of a page and are the only ones checked first. */
const nextInLine = (queues: Queues, turn: number, count: number): Id[] => {
  const taken = new Map(STREAMS.map((name) => [name, 0]))
  const line: Id[] = []
  for (let n = turn; line.length < count; n += 1) {
    const from = nextStream(n, (name) => taken.get(name)! < queues.get(name)!.length)
    if (from === undefined) break
    line.push(queues.get(from)![taken.get(from)!]!.id)
    taken.set(from, taken.get(from)! + 1)
  }
  return line
}

/** How many more pins to check than a page still needs, and the minimum, to allow for what the rules leave out. */
const SPARE = 3
const MIN_CHECKED = 10

const NOWHERE: Whereabouts = { country: '', language: '' }

const whereaboutsOf = ({ viewer }: Ctx): Whereabouts =>
  (viewer.kind === 'UNAUTH' ? viewer.whereabouts : undefined) ?? NOWHERE

/**
 * FIND-01: the feed for visitors: popular and fresh pins, from their country and in their language first, look-alikes a
 * screen apart. The cursor holds the position in each stream, so that the first page can be cached for everyone.
 */
export const visitorsFeed = async (
  ctx: Ctx,
  { fieldSet, lookedAt }: HomeQuery,
  request: PageRequest,
): Promise<Page<Pin>> => {
  const shows = eachPictureOnce(isListed)
  const page = await openSpreadPage(ctx, request, shows)
  const begin = { country: undefined, language: undefined, anywhere: undefined, fresh: undefined }
  const { where, places } = page.after ? fromCursor(page.after) : { where: whereaboutsOf(ctx), places: begin as Places }
  const hasEnded = () => page.isEnded || STREAMS.every((name) => places[name] === END)
  const seen = new Map<Id, SeenPin | undefined>()
  for (let round = 0; page.missing() > 0 && round < ROUNDS; round += 1) {
    if (hasEnded()) break
    const { read, queues } = await readStreams(ctx, where, places, request.size)
    const isOpen = (name: StreamName): boolean => queues.get(name)!.length > 0
    const look = async (turn: number): Promise<void> => {
      const count = Math.max(page.missing() + SPARE, MIN_CHECKED)
      const line = nextInLine(queues, turn, count).filter((id) => !seen.has(id))
      const pins = await loadPins(ctx, line)
      for (const id of line) seen.set(id, pins.get(id))
      await page.look([...pins.values()])
    }
    for (let n = 0; page.missing() > 0; n += 1) {
      const from = nextStream(n, isOpen)
      if (from === undefined) break
      // A pin that is left out does not use up a turn.
      for (let isTaken = false; !isTaken && isOpen(from);) {
        if (!seen.has(queues.get(from)![0]!.id)) await look(n)
        const item = queues.get(from)!.shift()!
        const pin = seen.get(item.id)
        places[from] = item.place
        if (!pin || !shows(pin)) continue
        page.add(pin)
        isTaken = true
      }
    }
    for (const name of STREAMS) {
      if (!isOpen(name)) places[name] = read[name].isLast ? END : read[name].items.at(-1)!.place
    }
  }
  const isLast = hasEnded()
  if (isLast) page.finish()
  const apart = spreadApart(page.pins)
  const pins = lookedAtLast(apart, await usableVisits(ctx, lookedAt), ({ signature }) => signature)
  return {
    items: await presentWithStories(ctx, pins, fieldSet),
    next: page.next(isLast ? undefined : toCursor(where, places), pins),
  }
}
