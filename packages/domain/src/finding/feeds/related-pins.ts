import type { Id, Pin } from '@corkboard/contract'
import { type Ctx, type Page, type PageRequest, viewerIdOf } from '../../kernel/index.ts'
import { getPin, type PinFieldSet, type SeenPin } from '../../content/pins/index.ts'
import { presentWithStories } from '../../content/stories/index.ts'
import { queryRelated, listNumber } from '../recommendations/index.ts'
import { openSpreadPage, picturesLike } from '../visual/index.ts'
import { eachPictureOnce, isListed, lookedAtLast, usableVisits } from './feeds.ts'
import { nearByWordsFirst } from './near-by-words.ts'
import { type NearPin, nearPins } from './near-pins.ts'
import { type PictureByPins, showPictures } from './show-pictures.ts'

/** How often a page is topped up when the rules drop pins from it. */
const TOP_UPS = 4
/** A list of fewer pictures is made again with similar pins as further starts. */
const THIN = 60
/** How many of these further starts share terms with the pin, and how many look alike. */
const STARTS_NEAR = 8
const STARTS_ALIKE = 6
/** Below this value, pictures share colors and little else. */
const MIN_SIMILARITY = 0.6
/** How much what each of them leads to counts, relative to the pin itself. */
const NEAR_WEIGHT = 0.15
/** No list is longer. */
const WHOLE_LIST = 500

/**
 * A pin has two possible lists: from the pin alone, or also from pins that share terms or look alike.
 */
type GraphList = 'pin' | 'wide'

type AlsoNear = Pick<NearPin, 'signature'>

/** How far a list has been read: what the graph has, then the pins similar by words. */
interface Place {
  /** `undefined` when the graph was unavailable. */
  readonly list: GraphList | undefined
  readonly at: number
  readonly isBeyondGraph: boolean
}

const BEGINNING: Place = { list: 'pin', at: 0, isBeyondGraph: false }

const placeIn = (after: PageRequest['after']): Place => {
  if (!after) return BEGINNING
  const [list, at, isBeyondGraph] = after
  return { list: list === '' ? undefined : (list as GraphList), at: Number(at), isBeyondGraph: isBeyondGraph === 1 }
}

/** A picture of the list. The list continues after it at `place`. */
interface PlacedPicture extends PictureByPins {
  readonly place: Place
}

const cursorOf = ({ list, at, isBeyondGraph }: Place) => [list ?? '', at, isBeyondGraph ? 1 : 0] as const

/** Opens the list of pins related to a pin and continues from a position; `undefined` is its end. */
const openList = (ctx: Ctx, pin: SeenPin, from: Place | undefined) => {
  let place = from
  let near: Promise<NearPin[]> | undefined
  const loadNear = () => (near ??= nearPins(ctx.db, pin))

  const loadAlsoNear = async (): Promise<AlsoNear[]> => {
    const alike = await picturesLike(ctx, pin.signature, STARTS_ALIKE)
    return [...alike.filter(({ likeness }) => likeness >= MIN_SIMILARITY), ...(await loadNear()).slice(0, STARTS_NEAR)]
  }

  const readGraph = (
    list: GraphList,
    part: { from: number; size: number; isNew?: boolean },
    also: readonly AlsoNear[] = [],
  ) =>
    queryRelated(ctx, {
      starts: [
        { signature: pin.signature, weight: 1 },
        ...also.map(({ signature }) => ({ signature, weight: NEAR_WEIGHT, isShown: true })),
      ],
      list: listNumber(list, pin.id, viewerIdOf(ctx.viewer) ?? ''),
      isNew: false,
      ...part,
    })

  const nextOfGraph = async (
    { list, at }: Place & { list: GraphList },
    size: number,
  ): Promise<readonly PlacedPicture[]> => {
    let [read, response] = [list, await readGraph(list, { from: at, size, isNew: at === 0 })]
    if (response && at === 0 && list === 'pin' && response.total < THIN) {
      ;[read, response] = ['wide', await readGraph('wide', { from: 0, size, isNew: true }, await loadAlsoNear())]
    }
    if (response && at < response.total) {
      place = { list: read, at: at + size, isBeyondGraph: false }
      return response.pictures.map(({ pins }, n) => ({
        pins,
        place: { list: read, at: at + n + 1, isBeyondGraph: false },
      }))
    }
    place = { list: response || at > 0 ? read : undefined, at: 0, isBeyondGraph: true }
    return []
  }

  const nextNear = async ({ list, at }: Place, size: number): Promise<readonly PlacedPicture[]> => {
    const inGraph = list && (await readGraph(list, { from: 0, size: WHOLE_LIST }))
    const known = new Set(inGraph?.pictures.map(({ signature }) => signature))
    const left = (await loadNear()).entries().filter(([n, { signature }]) => n >= at && !known.has(signature))
    const taken = left.take(size).toArray()
    const last = taken.at(-1)
    place = last && { list, at: last[0] + 1, isBeyondGraph: true }
    return taken.map(([n, { id }]) => ({ pins: [id], place: { list, at: n + 1, isBeyondGraph: true } }))
  }

  return {
    /** Where the list continues; `undefined` once it has ended. */
    place: () => place,
    next: async (size: number): Promise<readonly PlacedPicture[]> => {
      if (!place) return []
      const { list, isBeyondGraph } = place
      return list && !isBeyondGraph ? nextOfGraph({ ...place, list }, size) : nextNear(place, size)
    },
  }
}

/**
 * PIN-13: related pins. First come pictures on the boards that have it, if the graph is available; then
 * pins that share its board, its topics or words of its board's name. On each page, those that share words with the pin
 * come earlier, and look-alikes are a screen apart.
 */
export const relatedPins = async (
  ctx: Ctx,
  query: { readonly pinId: Id; readonly fieldSet: PinFieldSet; readonly lookedAt?: ReadonlySet<string> },
  request: PageRequest,
): Promise<Page<Pin>> => {
  const pin = await getPin(ctx, query.pinId, 'pin')
  const isFirst = eachPictureOnce((other) => other.signature !== pin.signature)
  const shows = (other: SeenPin): boolean => isListed(other) && isFirst(other)
  const page = await openSpreadPage(ctx, request, shows, { above: pin })
  const list = openList(ctx, pin, page.isEnded ? undefined : placeIn(page.after))
  let place = list.place()
  // Switching from the graph to similar pins does not count as a top-up.
  for (let round = 0; place && page.missing() > 0 && round <= TOP_UPS + 1; round += 1) {
    const pictures = await list.next(page.missing())
    const shown = (await showPictures(ctx, pictures, isListed)).filter((it) => isFirst(it.pin))
    const taken = await page.take(shown.map((it) => it.pin))
    place = taken === shown.length ? list.place() : (shown[taken - 1]?.picture.place ?? place)
  }
  if (!place) page.finish()
  const nearFirst = page.arrange(nearByWordsFirst(pin, page.pins))
  const inOrder = lookedAtLast(nearFirst, await usableVisits(ctx, query.lookedAt), ({ signature }) => signature)
  return {
    items: await presentWithStories(ctx, inOrder, query.fieldSet),
    next: page.next(place && cursorOf(place), inOrder),
  }
}
