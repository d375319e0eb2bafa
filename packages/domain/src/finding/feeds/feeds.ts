import { fail, type Id, type Pin } from '@corkboard/contract'
import { getBoard, getSection, isScreened } from '../../content/boards/index.ts'
import {
  type Ctx,
  type Page,
  type PageRequest,
  personPresence,
  requireSignedIn,
  viewerIdOf,
} from '../../kernel/index.ts'
import { findPersonByUsername, loadRelations, personFacts } from '../../people/index.ts'
import { getPin, type PinFieldSet, type SeenPin } from '../../content/pins/index.ts'
import { presentWithStories } from '../../content/stories/index.ts'
import {
  favoritesOf,
  pinsTriedBy,
  storiesMadeBy,
  pinsInPlace,
  pinsMadeBy,
  pinsOnBoard,
  pinsPinnedBy,
  type Skeleton,
} from './feed-store.ts'
import { readPins } from './read-pins.ts'

const idOf = (cursor: PageRequest['after']): Id | undefined =>
  cursor?.[0] === undefined ? undefined : String(cursor[0])

/** One page of a newest-first list: skeleton, hydrate, rules, present. */
export const pinPage = async (
  ctx: Ctx,
  page: PageRequest,
  fieldSet: PinFieldSet,
  skeleton: Skeleton,
  shows: (pin: SeenPin) => boolean,
): Promise<Page<Pin>> => {
  const { pins, ended, readTo } = await readPins(ctx, skeleton, { before: idOf(page.after), size: page.size }, shows)
  return { items: await presentWithStories(ctx, pins, fieldSet), next: ended || !readTo ? undefined : [readTo] }
}

/** Whom nobody asked, to them nothing comes that a board asks about before it shows (BOARD-11). */
export const isListed = ({ presence, board }: SeenPin): boolean => presence === 'listed' && board.sensitivity === null

/**
 * PIN-09, PEOPLE-02: on a board everything shows but what the viewer has hidden, and what others who work on it pinned
 * across a block; on their own they look after it all.
 */
const isWanted = (ctx: Ctx, { board, facts, isHiddenByViewer, pinnerId }: SeenPin): boolean =>
  board.ownerId === viewerIdOf(ctx.viewer) ||
  !(isHiddenByViewer || (facts.pinner.blockBetween && pinnerId !== board.ownerId))

/** A picture that several people saved shows once a page: the first one met, which is the newest. */
export const eachPictureOnce = (shows: (pin: SeenPin) => boolean): ((pin: SeenPin) => boolean) => {
  const met = new Set<string>()
  return (pin) => {
    if (!shows(pin) || met.has(pin.signature)) return false
    met.add(pin.signature)
    return true
  }
}

/** PIN-13: what the reader has just looked at comes last on its page: it is there still, and what is new comes first. */
export const lookedAtLast = <Item>(
  items: readonly Item[],
  lookedAt: ReadonlySet<string> = NOTHING,
  signatureOf: (item: Item) => string,
): Item[] => {
  const isKnown = (item: Item): boolean => lookedAt.has(signatureOf(item))
  return [...items.filter((item) => !isKnown(item)), ...items.filter(isKnown)]
}

const NOTHING: ReadonlySet<string> = new Set()

/**
 * BOARD-01: the pins of a board the viewer may open, as it is sorted; those in sections too unless left out.
 * `newestFirst`: whatever its order.
 */
export const boardFeed = async (
  ctx: Ctx,
  query: { boardId: Id; fieldSet: PinFieldSet; besideSections?: boolean; newestFirst?: boolean },
  page: PageRequest,
): Promise<Page<Pin>> => {
  const board = await getBoard(ctx, query.boardId)
  if (!board.isOpen) return { items: [], next: undefined }
  const skeleton =
    !query.newestFirst && (query.besideSections || board.sectionCount === 0)
      ? pinsInPlace(board.id, null, board.pinOrder)
      : pinsOnBoard(board.id)
  return pinPage(ctx, page, query.fieldSet, skeleton, (pin) => isWanted(ctx, pin))
}

/** BOARD-02: the pins of a section of a board the viewer may open, as the board is sorted. */
export const sectionFeed = async (
  ctx: Ctx,
  query: { sectionId: Id; fieldSet: PinFieldSet },
  page: PageRequest,
): Promise<Page<Pin>> => {
  const section = await getSection(ctx, query.sectionId)
  return pinPage(ctx, page, query.fieldSet, pinsInPlace(section.boardId, section.id, section.board.pinOrder), (pin) =>
    isWanted(ctx, pin),
  )
}

/** More of the pin's board, the pin itself left out. */
export const moreFromBoard = async (
  ctx: Ctx,
  query: { pinId: Id; fieldSet: PinFieldSet },
  page: PageRequest,
): Promise<Page<Pin>> => {
  const pin = await getPin(ctx, query.pinId, 'pin_id')
  return pinPage(
    ctx,
    page,
    query.fieldSet,
    pinsOnBoard(pin.boardId),
    (other) => other.id !== pin.id && isWanted(ctx, other),
  )
}

/** Pins a person made, stories among them, those and what they saved, or pins they tried, as far as this viewer may know of them (PEOPLE-01). */
export const userPins = async (
  ctx: Ctx,
  query: { username: string; kind?: 'story' | 'tried' | 'pinned' | undefined; fieldSet: PinFieldSet },
  page: PageRequest,
): Promise<Page<Pin>> => {
  const person = await findPersonByUsername(ctx, query.username)
  if (!person) throw fail('user.not_found', { field: 'username' })
  const relations = await loadRelations(ctx, [person.id])
  if (personPresence(ctx.viewer, personFacts(person, relations)) === 'hidden') {
    throw fail('user.not_found', { field: 'username' })
  }
  const isSelf = viewerIdOf(ctx.viewer) === person.id
  const skeleton =
    query.kind === 'story'
      ? storiesMadeBy(person.id)
      : query.kind === 'tried'
        ? pinsTriedBy(person.id)
        : query.kind === 'pinned'
          ? pinsPinnedBy(person.id, !isSelf)
          : pinsMadeBy(person.id, !isSelf)
  return pinPage(
    ctx,
    page,
    query.fieldSet,
    skeleton,
    (pin) => isSelf || (pin.presence === 'listed' && !isScreened(ctx, pin.board)),
  )
}

/** PIN-08: what the viewer likes best, as far as they still may see it. */
export const favoritePins = (anyCtx: Ctx, query: { fieldSet: PinFieldSet }, page: PageRequest): Promise<Page<Pin>> => {
  const ctx = requireSignedIn(anyCtx)
  return pinPage(ctx, page, query.fieldSet, favoritesOf(ctx.viewer.userId), () => true)
}
