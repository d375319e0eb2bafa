import { fail, LIMITS, type PinInteractions, shardOf } from '@corkboard/contract'
import { type Allowed, cleanText, type Ctx, lengthOf, requireWriter } from '../../../kernel/index.ts'
import type { SeenPin } from '../load-pins.ts'
import { saveNote } from './interaction-store.ts'
import { originOf, presentInteractions } from './interaction-view.ts'

/**
 * PIN-08: saves the viewer's private note.
 * @throws 'pin.note_too_long'
 */
export const writePinNote = async (
  anyCtx: Ctx,
  pin: Allowed<SeenPin, 'view'>,
  input: string,
): Promise<PinInteractions> => {
  const ctx = requireWriter(anyCtx)
  const { userId } = ctx.viewer
  const text = cleanText(input)
  if (lengthOf(text) > LIMITS.pinNote) throw fail('pin.note_too_long', { field: 'text' })
  return ctx.transaction(async (tx) => {
    const person = { userId, shard: shardOf(userId) }
    await saveNote(tx.db, person, { id: pin.id, originId: originOf(pin) }, text, tx.now())
    return presentInteractions(tx, pin)
  })
}
