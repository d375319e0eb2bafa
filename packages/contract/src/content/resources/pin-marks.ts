import Type from 'typebox'
import { defineResource } from '../../resource.ts'
import { DidIt, PinMarks, Reaction } from '../wire/pin-marks.ts'
import { Pin } from '../wire/pin.ts'
import { IdText } from '../../scalars.ts'
import { FieldSetKey } from './boards.ts'

/** PIN-07: who reacted to a pin, the newest first; `create` reacts or changes one's mind, `delete` takes it back. */
export const ReactionsResource = defineResource('ReactionsResource', {
  get: {
    signedOut: true,
    list: true,
    options: Type.Object({ pin_id: IdText, reaction_type: Type.Optional(Type.Integer()) }),
    data: Reaction,
  },
  create: { options: Type.Object({ pin_id: IdText, reaction_type: Type.Integer() }), data: PinMarks },
  delete: { options: Type.Object({ pin_id: IdText }), data: PinMarks },
})

/** PIN-08: one's favorites, the newest pins first, for nobody else; a pin among them, or no longer. */
export const PinFavoriteResource = defineResource('PinFavoriteResource', {
  get: { list: true, options: Type.Object({ field_set_key: FieldSetKey }), data: Pin },
  create: { options: Type.Object({ pin_id: IdText }), data: PinMarks },
  delete: { options: Type.Object({ pin_id: IdText }), data: PinMarks },
})

/** PIN-08: the viewer's own note on a pin. Without words there is none. */
export const PinNoteResource = defineResource('PinNoteResource', {
  update: { options: Type.Object({ pin_id: IdText, text: Type.String() }), data: PinMarks },
})

/** PIN-08: who tried a pin, the newest first; `create` says so, again to change the words or the photo. */
export const DidItsResource = defineResource('DidItsResource', {
  get: { signedOut: true, list: true, options: Type.Object({ pin_id: IdText }), data: DidIt },
  create: {
    options: Type.Object({
      pin_id: IdText,
      text: Type.Optional(Type.String()),
      media_upload_id: Type.Optional(IdText),
    }),
    data: PinMarks,
  },
  delete: { options: Type.Object({ pin_id: IdText }), data: PinMarks },
})

/** PIN-09: leaves a pin out of everything the viewer is shown, or shows it again. */
export const PinHideResource = defineResource('PinHideResource', {
  create: { options: Type.Object({ pin_id: IdText }), data: PinMarks },
  delete: { options: Type.Object({ pin_id: IdText }), data: PinMarks },
})
