import Type from 'typebox'
import { defineResource } from '../../resource.ts'
import { DidIt, PinInteractions, Reaction } from '../wire/pin-interactions.ts'
import { Pin } from '../wire/pin.ts'
import { IdText } from '../../scalars.ts'
import { FieldSetKey } from './boards.ts'

/**
 * PIN-07: users who reacted to a pin, newest first; `create` adds or changes the viewer's reaction, `delete` removes
 * it.
 */
export const ReactionsResource = defineResource('ReactionsResource', {
  get: {
    signedOut: true,
    list: true,
    options: Type.Object({ pin_id: IdText, reaction_type: Type.Optional(Type.Integer()) }),
    data: Reaction,
  },
  create: { options: Type.Object({ pin_id: IdText, reaction_type: Type.Integer() }), data: PinInteractions },
  delete: { options: Type.Object({ pin_id: IdText }), data: PinInteractions },
})

/** PIN-08: the viewer's favorites, newest pins first, visible to no one else; adds a pin to them or removes it. */
export const PinFavoriteResource = defineResource('PinFavoriteResource', {
  get: { list: true, options: Type.Object({ field_set_key: FieldSetKey }), data: Pin },
  create: { options: Type.Object({ pin_id: IdText }), data: PinInteractions },
  delete: { options: Type.Object({ pin_id: IdText }), data: PinInteractions },
})

/** PIN-08: the viewer's own note on a pin. Empty text removes it. */
export const PinNoteResource = defineResource('PinNoteResource', {
  update: { options: Type.Object({ pin_id: IdText, text: Type.String() }), data: PinInteractions },
})

/** PIN-08: users who tried a pin, newest first; `create` adds the viewer's try, or changes its text or photo. */
export const DidItsResource = defineResource('DidItsResource', {
  get: { signedOut: true, list: true, options: Type.Object({ pin_id: IdText }), data: DidIt },
  create: {
    options: Type.Object({
      pin_id: IdText,
      text: Type.Optional(Type.String()),
      media_upload_id: Type.Optional(IdText),
    }),
    data: PinInteractions,
  },
  delete: { options: Type.Object({ pin_id: IdText }), data: PinInteractions },
})

/** PIN-09: hides a pin everywhere from the viewer, or shows it again. */
export const PinHideResource = defineResource('PinHideResource', {
  create: { options: Type.Object({ pin_id: IdText }), data: PinInteractions },
  delete: { options: Type.Object({ pin_id: IdText }), data: PinInteractions },
})
