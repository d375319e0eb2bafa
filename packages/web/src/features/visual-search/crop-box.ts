import type { VisualCrop } from '@corkboard/contract/finding/wire/visual-search'

/** The part of the box being dragged: all of it, or one corner. */
export const HANDLES = ['whole', 'topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const
export type Handle = (typeof HANDLES)[number]

/** (ours) A smaller part has too little content, and a finger could not hold it. */
export const SMALLEST = 0.1

/** The initial box: the center, where most things are. */
export const FIRST_BOX: VisualCrop = { x: 0.15, y: 0.15, w: 0.7, h: 0.7 }

const between = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

/** Moves one side. It stops at the picture's edge and at the minimum size. */
const sideMoved = (start: number, size: number, by: number, isFar: boolean): readonly [start: number, size: number] => {
  const end = start + size
  if (isFar) return [start, between(end + by, start + SMALLEST, 1) - start]
  const moved = between(start + by, 0, end - SMALLEST)
  return [moved, end - moved]
}

/** Moves the dragged part by a fraction of the picture's width and height. */
export const moved = ({ x, y, w, h }: VisualCrop, handle: Handle, dx: number, dy: number): VisualCrop => {
  if (handle === 'whole') return { x: between(x + dx, 0, 1 - w), y: between(y + dy, 0, 1 - h), w, h }
  const [left, width] = sideMoved(x, w, dx, handle === 'topRight' || handle === 'bottomRight')
  const [top, height] = sideMoved(y, h, dy, handle === 'bottomLeft' || handle === 'bottomRight')
  return { x: left, y: top, w: width, h: height }
}

/** Returns a box of the same size centered on a point. */
export const around = (box: VisualCrop, x: number, y: number): VisualCrop =>
  moved(box, 'whole', x - box.w / 2 - box.x, y - box.h / 2 - box.y)

const DECIMALS = 1_000
const rounded = (value: number): number => Math.round(value * DECIMALS) / DECIMALS

/** The address format: `0.1,0.25,0.5,0.5`. */
export const writeCrop = ({ x, y, w, h }: VisualCrop): string => [x, y, w, h].map(rounded).join(',')

/** Extends a side that is too short to be held, and keeps it within the picture. */
const atLeastSmallest = (start: number, size: number): readonly [start: number, size: number] => {
  const enough = between(size, SMALLEST, 1)
  return [Math.min(start, 1 - enough), enough]
}

/** Returns `undefined` if the text is not a box within the picture. A box is never smaller than one that can be dragged. */
export const readCrop = (text: string | undefined): VisualCrop | undefined => {
  const [x, y, w, h, ...more] = (text ?? '')
    .split(',')
    .map((part) => (/^\d(?:\.\d{1,6})?$/.test(part) ? Number(part) : NaN))
  if (x === undefined || y === undefined || w === undefined || h === undefined || more.length > 0) return undefined
  const isBox = [x, y, w, h].every((value) => value >= 0 && value <= 1) && w > 0 && h > 0 && x < 1 && y < 1
  if (!isBox) return undefined
  const [left, width] = atLeastSmallest(x, Math.min(w, 1 - x))
  const [top, height] = atLeastSmallest(y, Math.min(h, 1 - y))
  return { x: left, y: top, w: width, h: height }
}
