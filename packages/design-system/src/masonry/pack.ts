/** The place of a card in the grid, in whole CSS pixels from the grid's start and top edges. */
export type Cell = { readonly x: number; readonly y: number; readonly height: number }

/** A packed grid. The cells are in the order of their ratios, so `y` never decreases from one to the next. */
export type Packed = {
  readonly cells: readonly Cell[]
  readonly columns: number
  /** The width of every card. */
  readonly columnWidth: number
  /** The height of the whole grid, without a gap after the last card. */
  readonly height: number
}

/**
 * Packs cards into columns, each card into the shortest column so far. Heights follow from aspect ratios and the heights
 * of captions, so nothing is ever measured.
 *
 * Columns, as designed: 2 on phones (viewport < 768), 3–4 on tablets (< 1024), 5–7 above, as near to 236 px as these
 * bounds allow; gutter 16, on phones 8. A grid that takes less than four fifths of the viewport (a side panel) uses
 * only its own width. Widths are whole pixels, so that pictures stay crisp; both sides share the remainder.
 * @param ratios height divided by width of each picture
 * @param width width of the grid, px
 * @param viewport width of the window, px; decides the device class
 * @param captions height below each picture, px; pictures after the last one have none below
 *
 * NOTE: deliberately self-contained, constants included: the server sends its source text to run before the paint
 * (prepack.ts).
 */
export function pack(ratios: readonly number[], width: number, viewport: number, captions: readonly number[]): Packed {
  const gutter = viewport < 768 ? 8 : 16
  const wished = Math.round((width + gutter) / (236 + gutter))
  const [least, most] = viewport < 768 ? [2, 2] : width < viewport * 0.8 ? [2, 7] : viewport < 1024 ? [3, 4] : [5, 7]
  const columns = Math.min(most!, Math.max(least!, wished))
  const columnWidth = Math.max(1, Math.floor((width - gutter * (columns - 1)) / columns))
  const inset = Math.max(0, Math.floor((width - columnWidth * columns - gutter * (columns - 1)) / 2))
  const tops: number[] = Array(columns).fill(0)
  const cells = ratios.map((ratio, index) => {
    const y = Math.min(...tops)
    const column = tops.indexOf(y)
    const height = Math.round(columnWidth * ratio) + (captions[index] ?? 0)
    tops[column] = y + height + gutter
    return { x: inset + column * (columnWidth + gutter), y, height }
  })
  return { cells, columns, columnWidth, height: Math.max(0, Math.max(...tops) - gutter) }
}
