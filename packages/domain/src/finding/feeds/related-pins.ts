import type { Id, Pin } from '@corkboard/contract'
import { type Ctx, type Page, type PageRequest, viewerIdOf } from '../../kernel/index.ts'
import { getPin, type PinFieldSet, type SeenPin } from '../../content/pins/index.ts'
import { presentWithStories } from '../../content/stories/index.ts'
import { queryRelated, listNumber } from '../recommendations/index.ts'
import { openSpreadPage, picturesLike } from '../visual/index.ts'
import { eachPictureOnce, isListed, lookedAtLast, usableVisits } from './feeds.ts'
import { type NearPin, nearPins } from './near-pins.ts'
import { type PictureByPins, showPictures } from './show-pictures.ts'

/** How often a page is topped up when the rules drop pins from it. */
const TOP_UPS = 4
/** A walk that finds fewer pictures knows too little. It is repeated with further similar pins as starting points. */
const THIN = 60
/** How many of these further starting points share terms with the pin, and how many look alike. */
const BEGUN_NEAR = 8
const BEGUN_ALIKE = 6
/** Below this value, pictures share colors and little else. */
const MIN_SIMILARITY = 0.6
/** The share of the walk's steps for each of them, relative to the pin itself. */
const NEAR_WEIGHT = 0.15
/** No list of a walk is longer. */
const WHOLE_LIST = 500

/**
 * A pin has two possible lists: from a walk that starts only at the pin, or also at pins that share terms or look
 * alike.
 */
type Walk = 'walk' | 'thin'

type AlsoNear = Pick<NearPin, 'signature'>

/** How far a list has been read: the results of the walk, then the pins similar by words. */
interface Place {
  /** `undefined` when the graph was unavailable. */
  readonly walk: Walk | undefined
  readonly at: number
  readonly isBeyondWalk: boolean
}

const BEGINNING: Place = { walk: 'walk', at: 0, isBeyondWalk: false }

const placeIn = (after: PageRequest['after']): Place => {
  if (!after) return BEGINNING
  const [walk, at, isBeyondWalk] = after
  return { walk: walk === '' ? undefined : (walk as Walk), at: Number(at), isBeyondWalk: isBeyondWalk === 1 }
}

/** A picture of the list. The list continues after it at `place`. */
interface PlacedPicture extends PictureByPins {
  readonly place: Place
}

const cursorOf = ({ walk, at, isBeyondWalk }: Place) => [walk ?? '', at, isBeyondWalk ? 1 : 0] as const

/** Opens the list of pins related to a pin and continues from a position; `undefined` is its end. */
const openList = (ctx: Ctx, pin: SeenPin, from: Place | undefined) => {
  let place = from
  let near: Promise<NearPin[]> | undefined
  const loadNear = () => (near ??= nearPins(ctx.db, pin))

  const loadAlsoNear = async (): Promise<AlsoNear[]> => {
    const alike = await picturesLike(ctx, pin.signature, BEGUN_ALIKE)
    return [...alike.filter(({ likeness }) => likeness >= MIN_SIMILARITY), ...(await loadNear()).slice(0, BEGUN_NEAR)]
  }

  const readWalk = (
    walk: Walk,
    part: { from: number; size: number; isNew?: boolean },
    also: readonly AlsoNear[] = [],
  ) =>
    queryRelated(ctx, {
      starts: [
        { signature: pin.signature, weight: 1 },
        ...also.map(({ signature }) => ({ signature, weight: NEAR_WEIGHT, isShown: true })),
      ],
      list: listNumber(walk, pin.id, viewerIdOf(ctx.viewer) ?? ''),
      isNew: false,
      ...part,
    })

  const nextOfWalk = async ({ walk, at }: Place & { walk: Walk }, size: number): Promise<readonly PlacedPicture[]> => {
    let [list, answer] = [walk, await readWalk(walk, { from: at, size, isNew: at === 0 })]
    if (answer && at === 0 && walk === 'walk' && answer.total < THIN) {
      ;[list, answer] = ['thin', await readWalk('thin', { from: 0, size, isNew: true }, await loadAlsoNear())]
    }
    if (answer && at < answer.total) {
      place = { walk: list, at: at + size, isBeyondWalk: false }
      return answer.pictures.map(({ pins }, n) => ({
        pins,
        place: { walk: list, at: at + n + 1, isBeyondWalk: false },
      }))
    }
    place = { walk: answer || at > 0 ? list : undefined, at: 0, isBeyondWalk: true }
    return []
  }

  const nextNear = async ({ walk, at }: Place, size: number): Promise<readonly PlacedPicture[]> => {
    const walked = walk && (await readWalk(walk, { from: 0, size: WHOLE_LIST }))
    const known = new Set(walked?.pictures.map(({ signature }) => signature))
    const left = (await loadNear()).entries().filter(([n, { signature }]) => n >= at && !known.has(signature))
    const taken = left.take(size).toArray()
    const last = taken.at(-1)
    place = last && { walk, at: last[0] + 1, isBeyondWalk: true }
    return taken.map(([n, { id }]) => ({ pins: [id], place: { walk, at: n + 1, isBeyondWalk: true } }))
  }

  return {
    /** Where the list continues; `undefined` once it has ended. */
    place: () => place,
    next: async (size: number): Promise<readonly PlacedPicture[]> => {
      if (!place) return []
      const { walk, isBeyondWalk } = place
      return walk && !isBeyondWalk ? nextOfWalk({ ...place, walk }, size) : nextNear(place, size)
    },
  }
}

/**
 * PIN-13: related pins. First come the results of a walk from it over boards, if a graph service is available; then
 * pins that share its board, its topics or words of its board's name. Look-alikes are a screen apart, those of the pin
 * itself too.
 */
export const relatedPins = async (
  ctx: Ctx,
  query: { readonly pinId: Id; readonly fieldSet: PinFieldSet; readonly lookedAt?: ReadonlySet<string> },
  request: PageRequest,
): Promise<Page<Pin>> => {
  const pin = await getPin(ctx, query.pinId, 'pin')
  const isFirst = eachPictureOnce((other) => other.signature !== pin.signature)
  const shows = (other: SeenPin): boolean => isListed(other) && isFirst(other)
  const page = await openSpreadPage(ctx, request, shows, { above: [pin] })
  const list = openList(ctx, pin, page.isEnded ? undefined : placeIn(page.after))
  let place = list.place()
  // Switching from the walk to similar pins does not count as a top-up.
  for (let round = 0; place && page.missing > 0 && round <= TOP_UPS + 1; round += 1) {
    const pictures = await list.next(page.missing)
    const shown = (await showPictures(ctx, pictures, isListed)).filter((it) => isFirst(it.pin))
    const taken = await page.take(shown.map((it) => it.pin))
    place = taken === shown.length ? list.place() : (shown[taken - 1]?.picture.place ?? place)
  }
  if (!place) page.finish()
  const inOrder = lookedAtLast(page.pins, await usableVisits(ctx, query.lookedAt), ({ signature }) => signature)
  return {
    items: await presentWithStories(ctx, inOrder, query.fieldSet),
    next: page.next(place && cursorOf(place), inOrder),
  }
}
