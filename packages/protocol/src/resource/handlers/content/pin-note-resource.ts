import { PinNoteResource } from '@corkboard/contract'
import { allowPin, getPin, writePinNote } from '@corkboard/domain/content/pins'
import { implement } from '../../engine/implement.ts'

/** PIN-08. */
export const pinNoteResource = implement(PinNoteResource, {
  update: async (ctx, { pin_id: pinId, text }) =>
    writePinNote(ctx, allowPin(ctx, 'view', await getPin(ctx, pinId, 'pin_id')), text),
})
