import type { Packed } from './pack.ts'

/** The mounted cards: indexes from `first` up to but not including `end`. */
export type Span = { readonly first: number; readonly end: number }

/** The maximum number of cards in the document, however large the window (quality.md P11). */
export const MAX_CARDS = 150

/**
 * Returns the cards to mount for a window that starts `top` px below the grid's top edge and is `height` px tall, with
 * one window's height of spare cards on either side. Moves in steps of a quarter of a window, so that many scroll events
 * change nothing, and none changes much.
 */
export const visibleSpan = (packed: Packed, top: number, height: number): Span => {
  const step = Math.max(1, height / 4)
  const start = Math.floor(top / step) * step
  const wide = spanBetween(packed, start - height, start + step + height * 2)
  if (wide.end - wide.first <= MAX_CARDS) return wide
  const { first, end } = spanBetween(packed, top, top + height)
  return { first: Math.max(first, end - MAX_CARDS), end }
}

// Linear scans: 10,000 cells take about 30 µs, and only the cards' lower edges are out of order.
export const spanBetween = ({ cells }: Packed, top: number, bottom: number): Span => {
  const below = cells.findIndex(({ y }) => y >= bottom)
  const end = below < 0 ? cells.length : below
  const reaching = cells.findIndex(({ y, height }) => y + height > top)
  return { first: reaching < 0 ? end : Math.min(reaching, end), end }
}

/** True if all cards of `inner` are in `outer`. */
export const isWithin = (inner: Span, outer: Span): boolean =>
  inner.first === inner.end || (inner.first >= outer.first && inner.end <= outer.end)

/** Returns the card the user is looking at: the first whose center is below the window's top edge; -1 past the last. */
export const cardAt = ({ cells }: Packed, top: number): number =>
  cells.findIndex(({ y, height }) => y + height / 2 > top)

/**
 * Returns the indexes to mount, in order: the span, plus the focused card and its two neighbors wherever they are, so
 * that scrolling away loses neither the focus nor the target of the next Tab key.
 */
export const mountedIndexes = (span: Span, focused: number, length: number): number[] => {
  const indexes = new Set(focused < 0 ? [] : [focused - 1, focused, focused + 1])
  for (let index = span.first; index < span.end; index++) indexes.add(index)
  return [...indexes].filter((index) => index >= 0 && index < length).sort((a, b) => a - b)
}
