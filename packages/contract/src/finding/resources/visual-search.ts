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
  /** (ours) The slot of a carousel or page of a story, from 0; by default the pin's cover. */
  place: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000 })),
  /** (ours) */
  media_upload_id: Type.Optional(IdText),
  /** Defaults to the whole picture. */
  crop: Type.Optional(VisualCrop),
  /** Only products. */
  is_shopping: Type.Optional(Type.Boolean()),
  /** (ours) */
  price_min: Price,
  price_max: Price,
  price_currency: Type.Optional(Type.String({ maxLength: 3 })),
  domains: Values,
  categories: Values,
  /** (ours) For a phone, where results end after 50. */
  is_mobile: Type.Optional(Type.Boolean()),
  field_set_key: FieldSetKey,
})

/**
 * FIND-08: pins that look like a pin's picture or a part of it, most similar first, with filters to narrow them down.
 * Without `pin_id` the picture is an upload the viewer made for searching.
 */
export const VisualSearchFlashlightUnifiedResource = defineResource('VisualSearchFlashlightUnifiedResource', {
  get: { signedOut: true, list: true, options: Searched, data: Pin, extra: VisualFilters },
})

/** (ours) The same pins as a plain list, for grids. */
export const VisualSearchPinsResource = defineResource('VisualSearchPinsResource', {
  get: { changesWith: 'search:all', signedOut: true, list: true, options: Searched, data: Pin },
})

/** (ours) The filters for those pins. */
export const VisualSearchFiltersResource = defineResource('VisualSearchFiltersResource', {
  get: { changesWith: 'search:all', signedOut: true, options: Searched, data: VisualFilters },
})

/** FIND-08: pins that look like the current camera image. Nothing is stored, so every call is a new search. */
export const VisualLiveSearchResource = defineResource('VisualLiveSearchResource', {
  create: {
    options: Type.Object({ frame: CameraFrame, field_set_key: FieldSetKey }),
    data: Type.Object({ results: Type.Array(Pin) }),
  },
})
