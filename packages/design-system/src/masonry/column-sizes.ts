/**
 * Returns the exact `sizes` of a picture in a page-wide grid, for the columns that {@link pack} will choose.
 * @param insetPx the space on either side of the grid, px; the `--page-inset` token's 16
 * @param phoneInsetPx the same on phones; the token's 8
 */
export const columnSizes = (insetPx = 16, phoneInsetPx = 8): string => {
  const sides = insetPx * 2
  // The next column starts where (width + 16) / 252 rounds up: at (n + ½) · 252 − 16.
  const from = (columns: number) => (columns - 0.5) * 252 - 16 + sides
  const share = (columns: number) => `calc((100vw - ${sides + 16 * (columns - 1)}px) / ${columns})`
  const steps = [
    [from(7), 7],
    [from(6), 6],
    [1024, 5],
    [from(4), 4],
    [768, 3],
  ] as const
  return [
    ...steps.map(([minWidth, columns]) => `(min-width: ${minWidth}px) ${share(columns)}`),
    // On finer screens the next size would weigh twice as much, and nobody sees more than two pixels for each of CSS.
    ...[
      ['(min-resolution: 2.5dppx) ', 3],
      ['', 2],
    ].map(([condition, parts]) => `${condition}calc((100vw - ${phoneInsetPx * 2 + 8}px) / ${parts})`),
  ].join(', ')
}
