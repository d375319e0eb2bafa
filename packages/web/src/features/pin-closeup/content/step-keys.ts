import type { KeyboardEvent } from 'react'

/** Where a key leads among pages or pictures: forward along the line of reading, back, or to an end; 0 nowhere. */
export const stepOf = (event: KeyboardEvent): 1 | -1 | 'first' | 'last' | 0 => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return 0
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
  switch (event.key) {
    case isRtl ? 'ArrowLeft' : 'ArrowRight':
      return 1
    case isRtl ? 'ArrowRight' : 'ArrowLeft':
      return -1
    case 'Home':
      return 'first'
    case 'End':
      return 'last'
    default:
      return 0
  }
}
