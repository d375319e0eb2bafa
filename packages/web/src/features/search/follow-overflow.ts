/** Fractions of a pixel are nothing to scroll to. */
const LEAST = 2

export interface ScrollState {
  readonly scrollLeft: number
  readonly scrollWidth: number
  readonly clientWidth: number
}

/** At which of its ends a row goes on outside. From right to left, `scrollLeft` is negative. */
export const cutEnds = ({ scrollLeft, scrollWidth, clientWidth }: ScrollState): string => {
  const before = Math.abs(scrollLeft)
  const after = scrollWidth - clientWidth - before
  return [before >= LEAST ? 'start' : '', after >= LEAST ? 'end' : ''].filter(Boolean).join(' ')
}

/** Keeps `data-cut` of a row that scrolls, for its style: `start`, `end` or both. */
export const followOverflow = (row: HTMLElement): (() => void) => {
  const note = () => {
    row.dataset['cut'] = cutEnds(row)
  }
  const sizes = new ResizeObserver(note)
  for (const element of [row, ...row.children]) sizes.observe(element)
  row.addEventListener('scroll', note, { passive: true })
  return () => {
    sizes.disconnect()
    row.removeEventListener('scroll', note)
  }
}
