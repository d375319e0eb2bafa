import Type, { type Static } from 'typebox'
import { LIMITS } from '../../limits.ts'

const Share = Type.Number({ minimum: 0, maximum: 1 })
const Size = Type.Number({ exclusiveMinimum: 0, maximum: 1 })

/** The selected part of a picture, as fractions of its width and height from its upper left corner (FIND-08). */
export const VisualCrop = Type.Object({ x: Share, y: Share, w: Size, h: Size })
export type VisualCrop = Static<typeof VisualCrop>

/** A filter value, and how many of the results have it. */
export const VisualFilter = Type.Object({ value: Type.String(), count: Type.Integer() })
export type VisualFilter = Static<typeof VisualFilter>

/** Prices above `min` up to and including `max`, in units of `currency`. */
export const VisualPriceFilter = Type.Object({
  currency: Type.String(),
  min: Type.Number(),
  max: Type.Number(),
  count: Type.Integer(),
})
export type VisualPriceFilter = Static<typeof VisualPriceFilter>

/** Filters for the results of a visual search: the same whatever filters are already applied. */
export const VisualFilters = Type.Object({
  price_filters: Type.Array(VisualPriceFilter),
  domain_filters: Type.Array(VisualFilter),
  /** Categories of the boards that the pins are on. */
  category_filters: Type.Array(VisualFilter),
})
export type VisualFilters = Static<typeof VisualFilters>

/** A camera frame, in base64. */
export const CameraFrame = Type.String({ minLength: 4, maxLength: Math.ceil((LIMITS.cameraFrameBytes * 4) / 3) + 4 })
