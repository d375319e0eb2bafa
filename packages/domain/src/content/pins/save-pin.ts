import type { Id, Pin } from '@corkboard/contract'
import type { KeyedResponse } from '@corkboard/database'
import { type Allowed, beforeWriting, type Ctx, requireWriter } from '../../kernel/index.ts'
import { addToBoard, newPin, type PinFields, type PinOptions, saveableBoard } from './add-to-board.ts'
import { type DetailedPin, getPin, type SeenPin, seeSave } from './load-pins.ts'
import { pinDescription, pinTitle } from './pin-fields.ts'
import type { NewPin } from './pin-store.ts'
import { presentPin, presentSave } from './pin-view.ts'
import { storeTogether } from './save-together.ts'

export interface SaveInput {
  readonly boardId: Id
  readonly sectionId?: Id | null
  readonly title?: string
  readonly description?: string
}

interface ReadySave {
  readonly pin: NewPin
  /** What its pinner will see; not known for sections. */
  readonly shown: Pin | undefined
}

/** PIN-06: checks a save of a pin to the viewer's board, optionally with their own texts, and reads what it shows. */
const readySave = async (
  ctx: Ctx,
  source: Allowed<SeenPin | DetailedPin, 'save'>,
  input: SaveInput,
  options: PinOptions,
): Promise<ReadySave> => {
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
  if (pin.sectionId !== null) return { pin, shown: undefined }
  const before = beforeWriting(ctx)
  return { pin, shown: await presentSave(before, await seeSave(before, source, pin, board)) }
}

const storeAlone =
  ({ pin, shown }: ReadySave) =>
  (ctx: Ctx): Promise<Pin> =>
    addToBoard(requireWriter(ctx), pin, async (tx, stored) => {
      if (shown) return shown
      await stored
      return presentPin(tx, await getPin(tx, pin.id))
    })

/** A save whose response is known before it is stored. */
export interface KnownSave {
  readonly shown: Pin
  /** Stores it together with saves of other members; `keyed` is what a repeated request gets. */
  readonly store: (keyed: KeyedResponse | undefined) => Promise<void>
}

/**
 * PIN-06: checks a save of a pin to the viewer's board, optionally with their own texts, and reads what its response
 * shows. What it returns stores the copy: in the caller's transaction if it goes to a section.
 */
export const prepareSave = async (
  ctx: Ctx,
  source: Allowed<SeenPin | DetailedPin, 'save'>,
  input: SaveInput,
): Promise<KnownSave | ((ctx: Ctx) => Promise<Pin>)> => {
  const ready = await readySave(ctx, source, input, {})
  const { pin, shown } = ready
  return shown ? { shown, store: (keyed) => storeTogether(requireWriter(ctx), pin, keyed) } : storeAlone(ready)
}

/** PIN-06: saves a copy of a pin to the viewer's board. */
export const savePin = async (
  ctx: Ctx,
  source: Allowed<SeenPin, 'save'>,
  input: SaveInput,
  options: PinOptions = {},
): Promise<Pin> => storeAlone(await readySave(ctx, source, input, options))(ctx)
