import type { CSSProperties } from 'react'

/** The fewest columns on desktop. Fewer pins than this are centered. */
const MIN_COLUMNS = 5
/** A column and its gutter, px (look.md). */
const COLUMN_PX = 252

/**
 * Returns the width of a grid of few pins; `undefined` for its usual width.
 * @param hasMore the number of pins is known only when the last ones are loaded
 */
export const shortGrid = (pins: number, hasMore: boolean): CSSProperties | undefined =>
  pins > 0 && pins < MIN_COLUMNS && !hasMore ? { maxInlineSize: `${Math.max(2, pins) * COLUMN_PX}px` } : undefined
