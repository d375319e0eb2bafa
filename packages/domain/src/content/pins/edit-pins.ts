import { type CorkboardError, fail, type Id, LIMITS, type Pin, shardOf } from '@corkboard/contract'
import { pinCreated, pinDeleted, pinEdited, pinLinkChanged, pinRestored } from '@corkboard/contract/events'
import { allowBoard, getBoard, type SeenBoard, shareBoards } from '../boards/index.ts'
import {
  type Allowed,
  beforeWriting,
  type Ctx,
  requireWriter,
  type SignedIn,
  type TxCtx,
  viewerIdOf,
} from '../../kernel/index.ts'
import { type CarouselInput, carouselContent, insertContent, pictureOf, type PinSubject } from './content/index.ts'
import { getPin, type SeenPin, seeSave } from './load-pins.ts'
import { pictureTags } from './picture-tags.ts'
import { pinAltText, pinDescription, pinLink, pinTitle } from './pin-fields.ts'
import {
  countPinOnBoard,
  insertPin,
  isSectionOf,
  lockDeletedPin,
  lockPin,
  markPinDeleted,
  markPinRestored,
  type NewPin,
  placePin,
  setCommentsDisabled,
  totalPinsOf,
  updatePinTexts,
} from './pin-store.ts'
import { presentPin, presentSave } from './pin-view.ts'

export interface PinInput {
  readonly boardId: Id
  readonly sectionId?: Id | null
  readonly title?: string
  readonly description?: string
  readonly link?: string | null
  readonly altText?: string
  readonly mediaUploadId?: Id
}

export interface SaveInput {
  readonly boardId: Id
  readonly sectionId?: Id | null
  readonly title?: string
  readonly description?: string
}

export interface PinChanges {
  readonly boardId?: Id
  readonly sectionId?: Id | null
  readonly title?: string
  readonly description?: string
  readonly link?: string | null
  readonly altText?: string
}

export interface PinOptions {
  readonly isDemo?: boolean
}

type PinFields = Omit<NewPin, 'id' | 'shard' | 'boardId' | 'pinnerId' | 'pinnerShard' | 'now' | 'isDemo'>

/** Shared by pinning and saving: limits, the section, the one statement, the news. `shown` is what the caller gets. */
const putOnBoard = async (
  ctx: Ctx<SignedIn>,
  board: Allowed<SeenBoard, 'save'>,
  fields: PinFields,
  options: PinOptions,
  shown: (tx: TxCtx<SignedIn>, pin: NewPin) => Promise<Pin>,
): Promise<Pin> => {
  const { userId } = ctx.viewer
  const pin: NewPin = {
    ...fields,
    id: ctx.site.ids.next(board.shard),
    shard: board.shard,
    boardId: board.id,
    pinnerId: userId,
    pinnerShard: shardOf(userId),
    isDemo: options.isDemo ?? false,
    now: ctx.now(),
  }
  return ctx.transaction(async (tx) => {
    if (!(await insertPin(tx.db, pin, LIMITS.pinsPerAccount))) throw await refusalOf(tx, pin)
    await tx.emit(pinCreated, {
      pin_id: pin.id,
      board_id: board.id,
      pinner_id: userId,
      origin_pin_id: fields.originPinId,
      // Of the demonstration's links, which lead nowhere, none is read.
      link: pin.isDemo ? null : fields.link,
    })
    tx.changed(`pin:${pin.id}`, `board:${board.id}`, `user:${userId}`, ...pictureTags(fields), 'feed:public')
    if (fields.originPinId) tx.changed(`pin:${fields.originPinId}`)
    return shown(tx, pin)
  })
}

/** Why a pin could not be put on its board. */
const refusalOf = async (ctx: Ctx, { pinnerId, sectionId }: NewPin): Promise<CorkboardError> => {
  if ((await totalPinsOf(ctx.db, pinnerId)) >= LIMITS.pinsPerAccount) return fail('pin.limit')
  return fail(sectionId === null ? 'board.not_found' : 'section.not_found', { field: 'board_id' })
}

const saveableBoard = async (ctx: Ctx, boardId: Id): Promise<Allowed<SeenBoard, 'save'>> =>
  allowBoard(ctx, 'save', await getBoard(beforeWriting(ctx), boardId))

/**
 * PIN-02: a pin on a board one may save to. `subject` tells what it shows, once everything else is as it should be.
 */
export const createPinOf = async (
  ctx: Ctx,
  input: PinInput,
  subject: (writer: Ctx<SignedIn>) => Promise<PinSubject>,
  options: PinOptions = {},
): Promise<Pin> => {
  const writer = requireWriter(ctx)
  const texts = {
    title: pinTitle(input.title ?? ''),
    description: pinDescription(input.description ?? ''),
    altText: pinAltText(input.altText ?? ''),
    ...pinLink(input.link ?? null),
  }
  const board = await saveableBoard(ctx, input.boardId)
  const { signature, content } = await subject(writer)
  const shard = shardOf(writer.viewer.userId)
  const contentId = content ? ctx.site.ids.next(shard) : null
  const fields: PinFields = {
    ...texts,
    sectionId: input.sectionId ?? null,
    signature,
    parentPinId: null,
    originPinId: null,
    originPinnerId: null,
    contentId,
  }
  return writer.transaction(async (tx) => {
    if (content && contentId !== null) {
      await insertContent(tx.db, content, { id: contentId, shard, now: tx.now() })
      tx.changed(...content.media.map((it) => `image:${it}` as const))
    }
    return putOnBoard(tx, board, fields, options, async (own, pin) => presentPin(own, await getPin(own, pin.id)))
  })
}

/** A picture of one's own, or a video (PIN-04). */
export const createPin = (ctx: Ctx, input: PinInput, options?: PinOptions): Promise<Pin> =>
  createPinOf(ctx, input, (writer) => pictureOf(writer, input.mediaUploadId), options)

/** PIN-12: several pictures, of which the first is the pin's own. @throws 'pin.carousel_slots' */
export const createCarousel = (
  ctx: Ctx,
  input: PinInput & { readonly slots: CarouselInput },
  options?: PinOptions,
): Promise<Pin> => createPinOf(ctx, input, (writer) => carouselContent(writer, input.slots), options)

/** PIN-06: a copy of a pin on one's own board; texts may be one's own. */
export const savePin = async (
  ctx: Ctx,
  source: Allowed<SeenPin, 'save'>,
  input: SaveInput,
  options: PinOptions = {},
): Promise<Pin> => {
  const writer = requireWriter(ctx)
  const title = input.title === undefined ? source.title : pinTitle(input.title)
  const description = input.description === undefined ? source.description : pinDescription(input.description)
  const board = await saveableBoard(ctx, input.boardId)
  const fields: PinFields = {
    title,
    description,
    altText: source.altText,
    link: source.link,
    domain: source.domain,
    sectionId: input.sectionId ?? null,
    signature: source.signature,
    parentPinId: source.id,
    originPinId: source.originPinId ?? source.id,
    originPinnerId: source.originPinnerId ?? source.pinnerId,
    contentId: source.contentId,
  }
  return putOnBoard(writer, board, fields, options, async (tx, pin) =>
    pin.sectionId === null
      ? presentSave(tx, await seeSave(tx, source, pin, board))
      : presentPin(tx, await getPin(tx, pin.id)),
  )
}

/** Takes a pin from where it is to another board or section, with every counter. */
const movePin = async (
  tx: TxCtx,
  pin: SeenPin,
  from: { boardId: Id; sectionId: Id | null },
  to: { board: Allowed<SeenBoard, 'save'>; sectionId: Id | null },
): Promise<void> => {
  if (to.board.ownerId !== pin.board.ownerId) throw fail('board.not_allowed', { field: 'board_id' })
  if (to.sectionId !== null && !(await isSectionOf(tx.db, to.board.id, to.sectionId))) {
    throw fail('section.not_found', { field: 'section' })
  }
  const who = { pinnerId: pin.pinnerId, originPinId: pin.originPinId }
  await countPinOnBoard(tx.db, { ...from, ...who }, -1, tx.now())
  await countPinOnBoard(tx.db, { boardId: to.board.id, sectionId: to.sectionId, ...who }, 1, tx.now())
  const listed = to.board.privacy === 'public'
  await placePin(
    tx.db,
    pin.id,
    { boardId: to.board.id, shard: to.board.shard, sectionId: to.sectionId, listed },
    tx.now(),
  )
  tx.changed(
    `board:${from.boardId}`,
    `board:${to.board.id}`,
    `user:${pin.pinnerId}`,
    ...pictureTags(pin),
    'feed:public',
  )
}

/** Changes texts, or the board or section the pin is on. Leaving the board out keeps it where it is. */
export const editPin = async (ctx: Ctx, pin: Allowed<SeenPin, 'edit'>, changes: PinChanges): Promise<Pin> => {
  const texts = {
    title: changes.title === undefined ? pin.title : pinTitle(changes.title),
    description: changes.description === undefined ? pin.description : pinDescription(changes.description),
    altText: changes.altText === undefined ? pin.altText : pinAltText(changes.altText),
    ...(changes.link === undefined ? { link: pin.link, domain: pin.domain } : pinLink(changes.link)),
  }
  const board = await saveableBoard(ctx, changes.boardId ?? pin.boardId)
  const isPlaced = changes.boardId !== undefined || changes.sectionId !== undefined
  return ctx.transaction(async (tx) => {
    // Boards before pins, as everywhere; what is asked of sections afterwards stays so.
    if (isPlaced && !(await shareBoards(tx.db, [...new Set([pin.boardId, board.id])])).has(board.id)) {
      throw fail('board.not_found', { field: 'board_id' })
    }
    const from = await lockPin(tx.db, pin.id)
    if (!from) throw fail('pin.not_found', { field: 'id' })
    const stays = board.id === from.boardId
    const sectionId = changes.sectionId === undefined ? (stays ? from.sectionId : null) : changes.sectionId
    if (!stays || sectionId !== from.sectionId) await movePin(tx, pin, from, { board, sectionId })
    await updatePinTexts(tx.db, pin.id, texts, ctx.now())
    if (texts.link !== pin.link) await tx.emit(pinLinkChanged, { pin_id: pin.id, link: texts.link })
    await tx.emit(pinEdited, { pin_id: pin.id })
    tx.changed(`pin:${pin.id}`, `board:${board.id}`)
    return presentPin(tx, await getPin(tx, pin.id))
  })
}

/** PIN-09: turns comments on a pin off, for everyone and whatever was said, or on again. */
export const turnComments = (ctx: Ctx, pin: Allowed<SeenPin, 'edit'>, areOff: boolean): Promise<void> =>
  ctx.transaction(async (tx) => {
    if (!(await lockPin(tx.db, pin.id))) throw fail('pin.not_found', { field: 'pin_id' })
    await setCommentsDisabled(tx.db, pin.id, areOff, ctx.now())
    // Photos among the comments go with them, too many to name.
    tx.changed(`pin:${pin.id}`, 'visibility:all')
  })

/**
 * Gone at once for everyone; saves that others made of it stay theirs.
 * @returns whether they can take it back
 */
export const deletePin = async (ctx: Ctx, pin: Allowed<SeenPin, 'delete'>): Promise<boolean> =>
  ctx.transaction(async (tx) => {
    const place = await lockPin(tx.db, pin.id)
    if (!place) throw fail('pin.not_found', { field: 'id' })
    await markPinDeleted(tx.db, pin.id, ctx.now())
    await countPinOnBoard(tx.db, { ...place, pinnerId: pin.pinnerId, originPinId: pin.originPinId }, -1, ctx.now())
    await tx.emit(pinDeleted, { pin_id: pin.id, board_id: place.boardId })
    tx.changed(`pin:${pin.id}`, `board:${place.boardId}`, `user:${pin.pinnerId}`, ...pictureTags(pin), 'feed:public')
    const viewerId = viewerIdOf(ctx.viewer)
    return pin.pinnerId === viewerId && pin.board.ownerId === viewerId
  })

/** (ours) How long a deletion can be taken back: a slip of the hand is noticed at once, or after a look around. */
export const RESTORABLE_MS = 60 * 60_000

/**
 * Takes the deletion of a pin back: the very pin, where it was. Only of one's own pin on one's own board, where nobody
 * else can have meant it.
 */
export const restorePin = async (ctx: Ctx, pinId: Id): Promise<Pin> => {
  const writer = requireWriter(ctx)
  const { userId } = writer.viewer
  return writer.transaction(async (tx) => {
    const now = ctx.now()
    const gone = await lockDeletedPin(tx.db, pinId, userId, new Date(now.getTime() - RESTORABLE_MS))
    if (!gone) throw fail('pin.not_found', { field: 'pin_id' })
    if ((await totalPinsOf(tx.db, userId)) >= LIMITS.pinsPerAccount) throw fail('pin.limit')
    const { boardId, originPinId } = gone
    const sectionId = await markPinRestored(tx.db, pinId, now)
    await countPinOnBoard(tx.db, { boardId, sectionId, pinnerId: userId, originPinId }, 1, now)
    tx.changed(`pin:${pinId}`, `board:${boardId}`, `user:${userId}`, ...pictureTags(gone), 'feed:public')
    const pin = await getPin(tx, pinId)
    await tx.emit(pinRestored, { pin_id: pinId, board_id: boardId, link: pin.link })
    return presentPin(tx, pin)
  })
}
