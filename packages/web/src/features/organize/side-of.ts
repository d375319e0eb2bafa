/**
 * The half of an element that the mouse or a finger is over, in reading direction. A dropped item goes on that side.
 */
export type Side = 'before' | 'behind'

export const sideOf = (element: Element, x: number): Side => {
  const { left, width } = element.getBoundingClientRect()
  const isRight = x > left + width / 2
  const isRtl = getComputedStyle(element).direction === 'rtl'
  return isRight === isRtl ? 'before' : 'behind'
}
