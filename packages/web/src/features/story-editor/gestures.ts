import type { StoryBlockEdits } from '@corkboard/contract/content/wire/pin-content'
import { withinLimits } from './story-document.ts'

/** In CSS pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
const turn = (a: Point, b: Point): number => (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI

/** Moves by so many pixels on a page of this size. */
export const movedBy = (edits: StoryBlockEdits, by: Point, page: Size): StoryBlockEdits =>
  withinLimits({
    ...edits,
    left: edits.left + (by.x / page.width) * 100,
    top: edits.top + (by.y / page.height) * 100,
  })

export const scaledBy = (edits: StoryBlockEdits, factor: number): StoryBlockEdits =>
  withinLimits({ ...edits, scale: edits.scale * factor })

export const turnedBy = (edits: StoryBlockEdits, degrees: number): StoryBlockEdits =>
  withinLimits({ ...edits, transform: { ...edits.transform, rotate: edits.transform.rotate + degrees } })

/** Two fingers move, scale and turn what is between them. */
export const pinched = (
  edits: StoryBlockEdits,
  from: readonly [Point, Point],
  to: readonly [Point, Point],
  page: Size,
): StoryBlockEdits => {
  const middle = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
  const [start, end] = [middle(from), middle(to)]
  const factor = distance(...to) / Math.max(1, distance(...from))
  const grown = scaledBy(turnedBy(edits, turn(...to) - turn(...from)), factor)
  return movedBy(grown, { x: end.x - start.x, y: end.y - start.y }, page)
}

/** A handle at the corner scales and turns around the center. */
export const draggedHandle = (
  edits: StoryBlockEdits,
  { center, from, to }: { readonly center: Point; readonly from: Point; readonly to: Point },
): StoryBlockEdits => {
  const factor = distance(center, to) / Math.max(1, distance(center, from))
  return snapTurn(scaledBy(turnedBy(edits, turn(center, to) - turn(center, from)), factor))
}

/** (ours) How near a block snaps to a straight angle, in degrees, and to the middle of the page, in hundredths. */
const NEAR_DEGREES = 4
const NEAR_MIDDLE = 1.5

const snapTurn = (edits: StoryBlockEdits): StoryBlockEdits => {
  const straight = Math.round(edits.transform.rotate / 90) * 90
  return Math.abs(edits.transform.rotate - straight) < NEAR_DEGREES
    ? withinLimits({ ...edits, transform: { ...edits.transform, rotate: straight } })
    : edits
}

export interface Snapped {
  readonly edits: StoryBlockEdits
  /** The middle lines of the page that the block is on. */
  readonly x: boolean
  readonly y: boolean
}

/** @param size of the block before it is scaled, in hundredths of the page */
export const snapToMiddle = (edits: StoryBlockEdits, size: Size): Snapped => {
  const [left, top] = [50 - size.width / 2, 50 - size.height / 2]
  const [x, y] = [Math.abs(edits.left - left) < NEAR_MIDDLE, Math.abs(edits.top - top) < NEAR_MIDDLE]
  return { edits: withinLimits({ ...edits, ...(x && { left }), ...(y && { top }) }), x, y }
}

/** (ours) Steps of the keys, in hundredths, a factor and degrees; larger with Shift. */
const STEPS = { move: 1, moveFar: 5, scale: 1.05, turn: 5, turnFar: 15 } as const

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** What a key does to a block: arrows move, + and - scale, [ and ] turn. */
export const editsByKey = (
  edits: StoryBlockEdits,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
): StoryBlockEdits | null => {
  const arrow = ARROWS[key]
  if (arrow) {
    const step = shiftKey ? STEPS.moveFar : STEPS.move
    return withinLimits({ ...edits, left: edits.left + arrow.x * step, top: edits.top + arrow.y * step })
  }
  if (key === '+' || key === '=') return scaledBy(edits, STEPS.scale)
  if (key === '-' || key === '_') return scaledBy(edits, 1 / STEPS.scale)
  if (key === '[' || key === '{') return turnedBy(edits, shiftKey ? -STEPS.turnFar : -STEPS.turn)
  if (key === ']' || key === '}') return turnedBy(edits, shiftKey ? STEPS.turnFar : STEPS.turn)
  return null
}
