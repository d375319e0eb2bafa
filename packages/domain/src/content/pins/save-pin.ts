import type { Id, Pin } from '@corkboard/contract'
import { type Allowed, beforeWriting, type Ctx, requireWriter } from '../../kernel/index.ts'
import { addToBoard, newPin, type PinFields, type PinOptions, saveableBoard } from './add-to-board.ts'
import { type DetailedPin, getPin, type SeenPin, seeSave } from './load-pins.ts'
import { pinDescription, pinTitle } from './pin-fields.ts'
import { presentPin, presentSave } from './pin-view.ts'

export interface SaveInput {
  readonly boardId: Id
  readonly sectionId?: Id | null
  readonly title?: string
  readonly description?: string
}

/**
 * PIN-06: checks a save of a pin to the viewer's board, optionally with their own texts, and reads what its response
 * shows. What it returns stores the copy.
 */
export const prepareSave = async (
  ctx: Ctx,
  source: Allowed<SeenPin | DetailedPin, 'save'>,
  input: SaveInput,
  options: PinOptions = {},
): Promise<(ctx: Ctx) => Promise<Pin>> => {
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
  const pin = newPin(writer, board, fields, options)
  const before = beforeWriting(ctx)
  const shown = pin.sectionId === null && (await presentSave(before, await seeSave(before, source, pin, board)))
  return (then) =>
    addToBoard(requireWriter(then), pin, async (tx, stored) => {
      if (shown) return shown
      await stored
      return presentPin(tx, await getPin(tx, pin.id))
    })
}

/** PIN-06: saves a copy of a pin to the viewer's board. */
export const savePin = async (
  ctx: Ctx,
  source: Allowed<SeenPin, 'save'>,
  input: SaveInput,
  options?: PinOptions,
): Promise<Pin> => (await prepareSave(ctx, source, input, options))(ctx)
