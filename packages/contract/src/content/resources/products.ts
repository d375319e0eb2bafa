import Type from 'typebox'
import { defineResource } from '../../resource.ts'
import { Pin } from '../wire/pin.ts'
import { IdText } from '../../scalars.ts'

/** PIN-15: the pins named by a story's product stickers or tagged on pictures, each once in their order, with their prices. */
export const StoryPinTaggedProductsResource = defineResource('StoryPinTaggedProductsResource', {
  get: { signedOut: true, options: Type.Object({ pin_id: IdText }), data: Type.Array(Pin) },
})

/** The products of the live session that a pin is about. No pin has one yet: see docs/decisions/live-sessions.md. */
export const LiveSessionProductsResource = defineResource('LiveSessionProductsResource', {
  get: { signedOut: true, options: Type.Object({ pin_id: IdText }), data: Type.Array(Pin) },
})
