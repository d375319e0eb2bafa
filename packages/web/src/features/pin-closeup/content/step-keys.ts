import type { KeyboardEvent } from 'react'

/**
 * Returns the step for a key among pages or pictures: forward in reading direction, back, or to an end; 0 for other
 * keys.
 */
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
