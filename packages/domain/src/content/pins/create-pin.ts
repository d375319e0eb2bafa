import { fail, type Id, type NewPinTag, type Pin, shardOf } from '@corkboard/contract'
import { type Ctx, requireWriter, type SignedIn } from '../../kernel/index.ts'
import { findSectionRow } from '../boards/index.ts'
import { knownTopics } from '../topics/index.ts'
import { addToBoard, newPin, type PinFields, type PinOptions, saveableBoard } from './add-to-board.ts'
import { type CarouselInput, carouselContent, insertContent, pictureOf, type PinSubject } from './content/index.ts'
import { getPin } from './load-pins.ts'
import { setCommentsDisabled, storeInterestTags } from './pin-store.ts'
import { type Mention, placeMentions, refuseTooManyMentions, writeMentions } from './mentions/index.ts'
import { checkTags, writeTags } from './object-tags/index.ts'
import { pinAltText, pinDescription, pinLink, pinTitle } from './pin-fields.ts'
import { presentPin } from './pin-view.ts'

export interface PinInput {
  readonly boardId: Id
  readonly sectionId?: Id | null
  readonly title?: string
  readonly description?: string
  readonly link?: string | null
  readonly altText?: string
  readonly mediaUploadId?: Id
  /** PIN-09: off for everyone from the start. */
  readonly areCommentsOff?: boolean
  /** CREATE-03 */
  readonly tags?: readonly NewPinTag[]
  /** CREATE-07: in the description. */
  readonly mentions?: readonly Mention[]
  /** CREATE-07 */
  readonly interestTags?: readonly Id[]
}

/** Supplies what a new pin shows, once everything else is valid. */
export type SubjectOf = (writer: Ctx<SignedIn>) => Promise<PinSubject>

/** Checks everything about a new pin, and loads what is needed to write it. */
const prepare = async (ctx: Ctx, input: PinInput, subjectOf: SubjectOf) => {
  const writer = requireWriter(ctx)
  const texts = {
    title: pinTitle(input.title ?? ''),
    description: pinDescription(input.description ?? ''),
    altText: pinAltText(input.altText ?? ''),
    ...pinLink(input.link ?? null),
  }
  const mentions = placeMentions(input.description ?? '', texts.description, input.mentions ?? [])
  refuseTooManyMentions(mentions)
  const board = await saveableBoard(ctx, input.boardId)
  const subject = await subjectOf(writer)
  checkTags(input.tags ?? [], subject)
  return { writer, texts, mentions, board, subject }
}

/**
 * Checks a pin that is created later, without creating it.
 * @throws what `createPinOf` throws
 */
export const checkPinOf = async (ctx: Ctx, input: PinInput, subjectOf: SubjectOf): Promise<PinSubject> => {
  const { board, subject } = await prepare(ctx, input, subjectOf)
  const section = input.sectionId ? await findSectionRow(ctx.db, input.sectionId) : undefined
  if (input.sectionId && section?.boardId !== board.id) throw fail('section.not_found', { field: 'board_id' })
  return subject
}

/** PIN-02: creates a pin on a board the viewer may save to. */
export const createPinOf = async (
  ctx: Ctx,
  input: PinInput,
  subjectOf: SubjectOf,
  options: PinOptions = {},
): Promise<Pin> => {
  const { writer, texts, mentions, board, subject } = await prepare(ctx, input, subjectOf)
  const { signature, content } = subject
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
    const pin = newPin(tx, board, fields, options)
    return addToBoard(tx, pin, async (own, stored) => {
      await stored
      const interestTags = knownTopics(input.interestTags ?? [])
      if (interestTags.length > 0) await storeInterestTags(own.db, pin.id, interestTags)
      if (input.areCommentsOff) await setCommentsDisabled(own.db, pin.id, true, own.now())
      const seen = await getPin(own, pin.id)
      await writeMentions(own, seen, mentions)
      await writeTags(own, seen, input.tags ?? [])
      return presentPin(own, seen)
    })
  })
}

/** Creates a pin from an uploaded picture or video (PIN-04). */
export const createPin = (ctx: Ctx, input: PinInput, options?: PinOptions): Promise<Pin> =>
  createPinOf(ctx, input, (writer) => pictureOf(writer, input.mediaUploadId), options)

/**
 * PIN-12: creates a pin of several pictures. The first is the pin's own.
 * @throws 'pin.carousel_slots'
 */
export const createCarousel = (
  ctx: Ctx,
  input: PinInput & { readonly slots: CarouselInput },
  options?: PinOptions,
): Promise<Pin> => createPinOf(ctx, input, (writer) => carouselContent(writer, input.slots), options)
