import Type from 'typebox'
import { defineResource } from '../../resource.ts'
import { Pin } from '../../content/wire/pin.ts'
import { IdText } from '../../scalars.ts'
import { CameraFrame, VisualCrop, VisualFilters } from '../wire/visual-search.ts'
import { FieldSetKey } from '../../content/resources/boards.ts'

const Values = Type.Optional(Type.Array(Type.String({ maxLength: 253 }), { maxItems: 20 }))
const Price = Type.Optional(Type.Number({ minimum: 0 }))

const Searched = Type.Object({
  pin_id: Type.Optional(Type.String()),
  /** (ours) */
  media_upload_id: Type.Optional(IdText),
  /** The whole picture where left out. */
  crop: Type.Optional(VisualCrop),
  /** Products alone. */
  is_shopping: Type.Optional(Type.Boolean()),
  /** (ours) */
  price_min: Price,
  price_max: Price,
  price_currency: Type.Optional(Type.String({ maxLength: 3 })),
  domains: Values,
  categories: Values,
  /** (ours) For a phone, whose results end after 50. */
  is_mobile: Type.Optional(Type.Boolean()),
  field_set_key: FieldSetKey,
})

/**
 * FIND-08: pins that look like the picture of a pin, or like a part of it, the likest first; with what they can be narrowed
 * by. Without `pin_id` the picture is an upload of the viewer's, made to search by.
 */
export const VisualSearchFlashlightUnifiedResource = defineResource('VisualSearchFlashlightUnifiedResource', {
  get: { signedOut: true, list: true, options: Searched, data: Pin, beside: VisualFilters },
})

/** (ours) The same pins as a plain list, for grids. */
export const VisualSearchPinsResource = defineResource('VisualSearchPinsResource', {
  get: { changesWith: 'search:all', signedOut: true, list: true, options: Searched, data: Pin },
})

/** (ours) What those pins can be narrowed by. */
export const VisualSearchFiltersResource = defineResource('VisualSearchFiltersResource', {
  get: { changesWith: 'search:all', signedOut: true, options: Searched, data: VisualFilters },
})

/** FIND-08: pins that look like what a camera sees at the moment. Nothing is stored, so every call is a search of its own. */
export const VisualLiveSearchResource = defineResource('VisualLiveSearchResource', {
  create: {
    options: Type.Object({ frame: CameraFrame, field_set_key: FieldSetKey }),
    data: Type.Object({ results: Type.Array(Pin) }),
  },
})
