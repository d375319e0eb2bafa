import { fail, type Id, type Pin } from '@corkboard/contract'
import { loadChoice } from '../../accounts/settings/index.ts'
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
import { getPinAccess, type PinFieldSet, type SeenPin } from '../../content/pins/index.ts'
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

/** Feeds leave out sensitive boards, because the viewer has not confirmed that they want to see them (BOARD-11). */
export const isListed = ({ presence, board }: SeenPin): boolean => presence === 'listed' && board.sensitivity === null

/**
 * PIN-09, PEOPLE-02: a board leaves out only pins the viewer has hidden and pins by collaborators across a block. On
 * their own boards, users see everything.
 */
const isWanted = (ctx: Ctx, { board, facts, isHiddenByViewer, pinnerId }: SeenPin): boolean =>
  board.ownerId === viewerIdOf(ctx.viewer) ||
  !(isHiddenByViewer || (facts.pinner.blockBetween && pinnerId !== board.ownerId))

/** Shows a picture that several users saved only once per page: its first pin, which is the newest. */
export const eachPictureOnce = (shows: (pin: SeenPin) => boolean): ((pin: SeenPin) => boolean) => {
  const met = new Set<string>()
  return (pin) => {
    if (!shows(pin) || met.has(pin.signature)) return false
    met.add(pin.signature)
    return true
  }
}

/** PIN-13: moves what the reader has just viewed to the end of its page: it is still there, but new pins come first. */
export const lookedAtLast = <Item>(
  items: readonly Item[],
  lookedAt: ReadonlySet<string>,
  signatureOf: (item: Item) => string,
): Item[] => {
  const isKnown = (item: Item): boolean => lookedAt.has(signatureOf(item))
  return [...items.filter((item) => !isKnown(item)), ...items.filter(isKnown)]
}

const NOTHING: ReadonlySet<string> = new Set()

/** PIN-13, IDENT-13: what the reader has just viewed; nothing for members who do not want it used. */
export const usableVisits = async (ctx: Ctx, lookedAt: ReadonlySet<string> = NOTHING): Promise<ReadonlySet<string>> => {
  const viewerId = viewerIdOf(ctx.viewer)
  if (lookedAt.size === 0 || viewerId === undefined) return lookedAt
  return (await loadChoice(ctx, viewerId, 'personalized_by_visits')) ? lookedAt : NOTHING
}

/**
 * BOARD-01: the pins of a board the viewer may open, in its order, including those in sections unless left out.
 * `newestFirst` overrides the order.
 */
export const boardFeed = async (
  ctx: Ctx,
  query: { boardId: Id; fieldSet: PinFieldSet; outsideSections?: boolean; newestFirst?: boolean },
  page: PageRequest,
): Promise<Page<Pin>> => {
  const board = await getBoard(ctx, query.boardId)
  if (!board.isOpen) return { items: [], next: undefined }
  const skeleton =
    !query.newestFirst && (query.outsideSections || board.sectionCount === 0)
      ? pinsInPlace(board.id, null, board.pinOrder)
      : pinsOnBoard(board.id)
  return pinPage(ctx, page, query.fieldSet, skeleton, (pin) => isWanted(ctx, pin))
}

/** BOARD-02: the pins of a section of a board the viewer may open, in the board's order. */
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

/** Other pins of the pin's board. */
export const moreFromBoard = async (
  ctx: Ctx,
  query: { pinId: Id; fieldSet: PinFieldSet },
  page: PageRequest,
): Promise<Page<Pin>> => {
  const pin = await getPinAccess(ctx, query.pinId, 'pin_id')
  return pinPage(
    ctx,
    page,
    query.fieldSet,
    pinsOnBoard(pin.boardId),
    (other) => other.id !== pin.id && isWanted(ctx, other),
  )
}

/**
 * Pins a user created, including stories; those plus their saves; or pins they tried. Limited to what this viewer may
 * see (PEOPLE-01).
 */
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

/** PIN-08: the viewer's favorites that they may still see. */
export const favoritePins = (anyCtx: Ctx, query: { fieldSet: PinFieldSet }, page: PageRequest): Promise<Page<Pin>> => {
  const ctx = requireSignedIn(anyCtx)
  return pinPage(ctx, page, query.fieldSet, favoritesOf(ctx.viewer.userId), () => true)
}
