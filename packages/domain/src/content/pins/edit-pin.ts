import { fail, type Id, type NewPinTag, type Pin } from '@corkboard/contract'
import { pinEdited, pinLinkChanged } from '@corkboard/contract/events'
import { type Allowed, type Ctx, requireWriter, type TxCtx } from '../../kernel/index.ts'
import { shareBoards } from '../boards/index.ts'
import { knownTopics } from '../topics/index.ts'
import { saveableBoard } from './add-to-board.ts'
import { getPin, loadDetailedPins, type SeenPin } from './load-pins.ts'
import { type Mention, ownMentionsOf, placeMentions, refuseTooManyMentions, writeMentions } from './mentions/index.ts'
import { movePin } from './move-pin.ts'
import { replaceTags } from './object-tags/index.ts'
import { pinAltText, pinDescription, pinLink, pinTitle } from './pin-fields.ts'
import { lockPin, storeInterestTags, updatePinTexts } from './pin-store.ts'
import { presentDetailedPins } from './pin-view.ts'

export interface PinChanges {
  readonly boardId?: Id
  readonly sectionId?: Id | null
  readonly title?: string
  readonly description?: string
  readonly link?: string | null
  readonly altText?: string
  /** In the new description, or else in the one it has. By default those it has, if they are still there. */
  readonly mentions?: readonly Mention[]
  readonly interestTags?: readonly Id[]
  /** All tags on its pictures, in place of those it has. */
  readonly tags?: readonly NewPinTag[]
}

/** The mentions in a changed description. */
const mentionsIn = async (tx: TxCtx, pin: SeenPin, text: string, changes: PinChanges): Promise<Mention[]> =>
  changes.mentions
    ? placeMentions(changes.description ?? pin.description, text, changes.mentions)
    : placeMentions(pin.description, text, await ownMentionsOf(tx.db, pin.id))

/**
 * Changes texts, tags, or the pin's board or section. Without a board the pin stays where it is.
 * @throws among others 'pin.not_taggable', 'pin.tags', 'pin.tag_object'
 */
export const editPin = async (ctx: Ctx, pin: Allowed<SeenPin, 'edit'>, changes: PinChanges): Promise<Pin> => {
  const texts = {
    title: changes.title === undefined ? pin.title : pinTitle(changes.title),
    description: changes.description === undefined ? pin.description : pinDescription(changes.description),
    altText: changes.altText === undefined ? pin.altText : pinAltText(changes.altText),
    ...(changes.link === undefined ? { link: pin.link, domain: pin.domain } : pinLink(changes.link)),
  }
  const board = await saveableBoard(ctx, changes.boardId ?? pin.boardId)
  const isPlaced = changes.boardId !== undefined || changes.sectionId !== undefined
  return requireWriter(ctx).transaction(async (tx) => {
    // Locks boards before pins, as everywhere. Checks of sections after this point stay valid.
    if (isPlaced && !(await shareBoards(tx.db, [...new Set([pin.boardId, board.id])])).has(board.id)) {
      throw fail('board.not_found', { field: 'board_id' })
    }
    const from = await lockPin(tx.db, pin.id)
    if (!from) throw fail('pin.not_found', { field: 'id' })
    const stays = board.id === from.boardId
    const sectionId = changes.sectionId === undefined ? (stays ? from.sectionId : null) : changes.sectionId
    if (!stays || sectionId !== from.sectionId) await movePin(tx, pin, from, { board, sectionId })
    await updatePinTexts(tx.db, pin.id, texts, ctx.now())
    if (changes.interestTags) await storeInterestTags(tx.db, pin.id, knownTopics(changes.interestTags))
    if (texts.link !== pin.link) await tx.emit(pinLinkChanged, { pin_id: pin.id, link: texts.link })
    await tx.emit(pinEdited, { pin_id: pin.id })
    tx.changed(`pin:${pin.id}`, `board:${board.id}`)
    const seen = await getPin(tx, pin.id)
    const mentions = await mentionsIn(tx, pin, texts.description, changes)
    refuseTooManyMentions(mentions)
    await writeMentions(tx, seen, mentions)
    if (changes.tags) await replaceTags(tx, seen, changes.tags)
    const [shown] = await presentDetailedPins(
      tx,
      await loadDetailedPins(tx, [pin.id], { subjects: false, surroundings: true }),
    )
    return shown!
  })
}
