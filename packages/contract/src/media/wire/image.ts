import Type, { type Static } from 'typebox'
import { IMAGE_SIZES, type ImageSizeOrOriginal } from '../images.ts'

/** A rendering of a picture: its URL and its size in pixels. */
export const Image = Type.Object({ url: Type.String(), width: Type.Integer(), height: Type.Integer() })
export type Image = Static<typeof Image>

/** Renderings by size (PIN-03). The grid field set contains only the sizes that a grid needs. */
export const Images = Type.Object(
  Object.fromEntries([...IMAGE_SIZES, 'orig'].map((size) => [size, Type.Optional(Image)])) as Record<
    ImageSizeOrOriginal,
    Type.TOptional<typeof Image>
  >,
)
export type Images = Static<typeof Images>
