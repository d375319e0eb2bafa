import { type AspectRatio, ratioOf } from '@corkboard/contract/content/aspect-ratios'

/** A part of a picture, in fractions of its width and height. */
export interface CropBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** (ours) The smallest part, as a share of the largest one with the shape. */
export const LEAST_SCALE = 0.2

const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value))

/** Moves a box, as far as the picture goes. */
export const movedBox = (box: CropBox, by: { readonly x: number; readonly y: number }): CropBox => ({
  ...box,
  x: clamp(box.x + by.x, 1 - box.width),
  y: clamp(box.y + by.y, 1 - box.height),
})

/**
 * The part of this shape around a point, by default the middle.
 * @param scale 1 is the largest part with the shape
 */
export const boxOf = (
  picture: Size,
  aspect: AspectRatio,
  scale = 1,
  center: { readonly x: number; readonly y: number } = { x: 0.5, y: 0.5 },
): CropBox => {
  const share = ratioOf(aspect) * (picture.height / picture.width)
  const width = Math.min(1, share) * scale
  const height = Math.min(1, 1 / share) * scale
  return movedBox({ x: 0, y: 0, width, height }, { x: center.x - width / 2, y: center.y - height / 2 })
}

export const centerOf = ({ x, y, width, height }: CropBox) => ({ x: x + width / 2, y: y + height / 2 })

/** How large a box is, as a share of the largest one with its shape. */
export const scaleOf = ({ width, height }: CropBox): number => Math.max(width, height)
