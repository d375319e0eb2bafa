import { fail, type Id, type Pin } from '@corkboard/contract'
import { isScreened } from '../../content/boards/index.ts'
import { type Ctx, type Page, type PageRequest } from '../../kernel/index.ts'
import { loadLinkFacts } from '../../content/links/index.ts'
import { type Box, describeBytes, readyPicture, WHOLE } from '../../media/index.ts'
import { getPin, loadContents, loadPins, type PinContent, type PinFieldSet } from '../../content/pins/index.ts'
import { presentWithStories } from '../../content/stories/index.ts'
import { type FoundPin, offeredFilters, passes, type VisualFilters } from './filters.ts'
import type { Neighbor } from './index/index.ts'
import { type QueryVector, SIMILAR } from './discovery-calls.ts'
import { describedVectors, storedVectors, toQueryVectors, wholeVectors } from './query-vectors.ts'
import { pinsOfPictures } from './visual-store.ts'

/** The number of pictures a query returns; filters choose among them. */
const CANDIDATES = 300
/** Below this value, pictures have little in common besides being pictures. */
const MIN_SIMILARITY = 0.15
/** Long enough for a response from another part of the world. */
const RESPONSE_WITHIN_MS = 1_500

/** What the user searches with: a pin's picture, or one they have just uploaded. */
export type SearchedBy =
  | {
      readonly pinId: Id
      /** The slot of a carousel or page of a story; by default the pin's cover. */
      readonly place: number | undefined
    }
  | { readonly uploadId: Id }

export interface VisualQuery {
  readonly by: SearchedBy
  /** The part of the picture to search with; by default all of it. */
  readonly crop: Box | undefined
  readonly filters: VisualFilters
  readonly fieldSet: PinFieldSet
  /** The most results to return. */
  readonly most: number | undefined
}

export interface VisualResults extends Page<Pin> {
  readonly offered: ReturnType<typeof offeredFilters>
}

/** A picture uploaded to search with leaves nothing behind, so only vectors of pins' pictures are cached. */
const vectorsOf = (
  ctx: Ctx,
  { by, crop }: Pick<VisualQuery, 'by' | 'crop'>,
  signature: string,
): Promise<QueryVector[]> =>
  crop || 'uploadId' in by ? describedVectors(ctx, signature, crop ?? WHOLE) : wholeVectors(ctx, signature)

/**
 * Pictures similar to one, most similar first. None if it is not described yet or the index does not answer in time.
 */
export const picturesLike = async (ctx: Ctx, signature: string, count: number): Promise<readonly Neighbor[]> => {
  const vectors = await storedVectors(ctx, signature)
  const found = vectors.length === 0 ? [] : await ctx.site.discovery.query(SIMILAR, { vectors, count })
  return (found ?? []).filter((it) => it.signature !== signature)
}

/** Public pins of similar pictures, most similar first, each picture once. */
const findPins = async (
  ctx: Ctx,
  vectors: readonly QueryVector[],
  isLeftOut: (found: { readonly signature: string; readonly id?: Id }) => boolean,
): Promise<FoundPin[]> => {
  const neighbors = await ctx.site.discovery.query(
    SIMILAR,
    { vectors, count: CANDIDATES },
    { withinMs: RESPONSE_WITHIN_MS },
  )
  if (!neighbors) throw fail('request.unavailable', { retryAfterSeconds: 2 })
  const wanted = neighbors.filter((it) => it.likeness >= MIN_SIMILARITY && !isLeftOut(it))
  const ids = await pinsOfPictures(
    ctx.db,
    wanted.map(({ signature }) => signature),
  )
  const pins = await loadPins(ctx, [...ids.values()].flat())
  const shown = new Set<Id>()
  const found = wanted.flatMap(({ signature }) => {
    const pin = ids
      .get(signature)
      ?.map((id) => pins.get(id))
      .find((it) => it?.presence === 'listed' && !isScreened(ctx, it.board))
    // A story or carousel may have several similar pictures.
    if (!pin || shown.has(pin.id) || isLeftOut(pin)) return []
    shown.add(pin.id)
    return [pin]
  })
  const links = await loadLinkFacts(
    ctx,
    found.map(({ link }) => link),
  )
  return found.map((pin) => ({ pin, link: pin.link === null ? undefined : links.get(pin.link) }))
}

const pictureAt = (content: PinContent | undefined, place: number): string | undefined => {
  if (content?.type === 'carousel') return content.slots[place]?.signature
  if (content?.type !== 'story') return undefined
  return content.pages[place]?.blocks.find(({ signature }) => signature !== null)?.signature ?? undefined
}

const signatureOf = async (ctx: Ctx, by: SearchedBy): Promise<string> => {
  if ('uploadId' in by) return readyPicture(ctx, by.uploadId)
  const { signature, contentId } = await getPin(ctx, by.pinId, 'pin_id')
  if (by.place === undefined) return signature
  const content = contentId === null ? undefined : (await loadContents(ctx.db, [contentId])).get(contentId)?.content
  const found = pictureAt(content, by.place)
  if (found === undefined) throw fail('media.not_found', { field: 'place' })
  return found
}

/** Everything similar, before any filters. */
const findAll = async (ctx: Ctx, { by, crop }: Pick<VisualQuery, 'by' | 'crop'>): Promise<FoundPin[]> => {
  const signature = await signatureOf(ctx, by)
  const vectors = await vectorsOf(ctx, { by, crop }, signature)
  return findPins(ctx, vectors, ({ signature: other, id }) => 'pinId' in by && (other === signature || id === by.pinId))
}

/**
 * FIND-08: pins similar to a picture or a part of it. If the search starts from a pin, its own picture is left out. If
 * the viewer uploaded a picture, pins that show it come first.
 */
export const searchByPicture = async (ctx: Ctx, query: VisualQuery, page: PageRequest): Promise<VisualResults> => {
  const all = await findAll(ctx, query)
  const passed = all.filter((found) => passes(found, query.filters)).slice(0, query.most)
  const from = Number(page.after?.[0] ?? 0)
  const shown = passed.slice(from, from + page.size).map(({ pin }) => pin)
  return {
    items: await presentWithStories(ctx, shown, query.fieldSet),
    next: from + page.size < passed.length ? [from + page.size] : undefined,
    offered: offeredFilters(all),
  }
}

/** The filters for everything that was found, regardless of the filters already chosen. */
export const visualFilters = async (ctx: Ctx, query: VisualQuery): Promise<VisualResults['offered']> =>
  offeredFilters(await findAll(ctx, query))

/** FIND-08: pins similar to what a camera sees. The frame is not stored. */
export const searchByFrame = async (
  ctx: Ctx,
  frame: Buffer,
  { size, fieldSet }: { readonly size: number; readonly fieldSet: PinFieldSet },
): Promise<Pin[]> => {
  const found = await findPins(ctx, toQueryVectors(await describeBytes(ctx, frame, WHOLE)), () => false)
  return presentWithStories(
    ctx,
    found.slice(0, size).map(({ pin }) => pin),
    fieldSet,
  )
}
