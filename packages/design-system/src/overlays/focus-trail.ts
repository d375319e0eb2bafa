const STOPS = 'a[href],button:enabled,input:enabled,select:enabled,textarea:enabled,summary,[tabindex]'

const isUsable = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element.matches(STOPS) && element.checkVisibility()

const stopIn = (element: Element | null): HTMLElement | undefined => {
  if (!element?.isConnected) return undefined
  return isUsable(element) ? element : [...element.querySelectorAll(STOPS)].find(isUsable)
}

interface Step {
  readonly element: Element
  readonly next: Element | null
  readonly previous: Element | null
}

/** Where the focus was: the element and all it stood in, each with its neighbors, from the inside out. */
export type FocusTrail = readonly Step[]

/**
 * To be taken while everything is still there. It ends with the part of the page: what stands beside the main content is
 * no neighbor of anything in it.
 */
export const focusTrailOf = (start: Element | null): FocusTrail => {
  const main = start?.ownerDocument.querySelector('main') ?? null
  const steps: Step[] = []
  for (let element = start; element && (element === main || !element.contains(main)); element = element.parentElement) {
    const isPart = element.parentElement?.contains(main) === true
    steps.push({
      element,
      next: isPart ? null : element.nextElementSibling,
      previous: isPart ? null : element.previousElementSibling,
    })
  }
  return steps
}

/** The element itself can have the focus no more. */
export const isTrailLost = ([first]: FocusTrail): boolean =>
  first !== undefined && (!first.element.isConnected || first.element.matches(':disabled'))

/**
 * Gives the focus back to where it was, or to the nearest that is left: what stood beside it, or else in the same part.
 * @returns whether anything was left
 */
export const focusNearest = (trail: FocusTrail): boolean => {
  for (const { element, next, previous } of trail) {
    const target = element.isConnected ? stopIn(element) : (stopIn(next) ?? stopIn(previous))
    if (!target) continue
    target.focus({ preventScroll: target !== trail[0]!.element })
    return true
  }
  return false
}
