import { fail, LIMITS, type PinMarks, shardOf } from '@corkboard/contract'
import { pinFavorited } from '@corkboard/contract/events'
import { countAttempt } from '../../../platform/throttle/index.ts'
import { type Allowed, cleanText, type Ctx, lengthOf, requireWriter } from '../../../kernel/index.ts'
import type { SeenPin } from '../load-pins.ts'
import { putNote, setFavorite, setHide } from './mark-store.ts'
import { originOf, placeOf, presentMarks } from './mark-view.ts'
import { MARKS_AN_HOUR } from './react-to-pin.ts'

/** PIN-08: puts a pin among the viewer's favorites. */
export const favoritePin = (ctx: Ctx, pin: Allowed<SeenPin, 'save'>): Promise<PinMarks> => favorite(ctx, pin, true)

/** PIN-08: takes it out again. */
export const unfavoritePin = (ctx: Ctx, pin: Allowed<SeenPin, 'view'>): Promise<PinMarks> => favorite(ctx, pin, false)

const favorite = async (anyCtx: Ctx, pin: SeenPin, isOn: boolean): Promise<PinMarks> => {
  const ctx = requireWriter(anyCtx)
  const { userId } = ctx.viewer
  return ctx.transaction(async (tx) => {
    if (isOn) await countAttempt(tx, [{ key: `pin-mark:${userId}`, limit: MARKS_AN_HOUR }])
    if (await setFavorite(tx.db, placeOf(pin), userId, isOn, tx.now())) {
      await tx.emit(pinFavorited, { pin_id: pin.id, by_id: userId, is_on: isOn })
    }
    return presentMarks(tx, pin)
  })
}

/** PIN-08: the viewer's words to themselves. @throws 'pin.note_too_long' */
export const writePinNote = async (anyCtx: Ctx, pin: Allowed<SeenPin, 'view'>, words: string): Promise<PinMarks> => {
  const ctx = requireWriter(anyCtx)
  const { userId } = ctx.viewer
  const text = cleanText(words)
  if (lengthOf(text) > LIMITS.pinNote) throw fail('pin.note_too_long', { field: 'text' })
  return ctx.transaction(async (tx) => {
    const person = { userId, shard: shardOf(userId) }
    await putNote(tx.db, person, { id: pin.id, originId: originOf(pin) }, text, tx.now())
    return presentMarks(tx, pin)
  })
}

/** PIN-09: leaves a pin out of what the viewer is shown, or shows it again. Whoever has its address still opens it. */
export const hidePin = async (anyCtx: Ctx, pin: Allowed<SeenPin, 'view'>, isOn: boolean): Promise<PinMarks> => {
  const ctx = requireWriter(anyCtx)
  const { userId } = ctx.viewer
  return ctx.transaction(async (tx) => {
    await setHide(tx.db, { userId, shard: shardOf(userId) }, pin.id, isOn, tx.now())
    return presentMarks(tx, { ...pin, isHiddenByViewer: isOn })
  })
}
