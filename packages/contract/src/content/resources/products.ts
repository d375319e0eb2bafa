import Type from 'typebox'
import { defineResource } from '../../resource.ts'
import { Pin } from '../wire/pin.ts'
import { IdText } from '../../scalars.ts'

/** PIN-15: the pins that product stickers of a story name, each once in the order of its pages, with what they cost. */
export const StoryPinTaggedProductsResource = defineResource('StoryPinTaggedProductsResource', {
  get: { signedOut: true, options: Type.Object({ pin_id: IdText }), data: Type.Array(Pin) },
})
