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

/** Where the focus was: the element and its ancestors, each with its neighbors, from the inside out. */
export type FocusTrail = readonly Step[]

/**
 * Records the trail while everything is still in the document. The trail ends with the part of the page, because
 * elements next to the main content are not neighbors of anything in it.
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

/** True when the element itself can no longer have the focus. */
export const isTrailLost = ([first]: FocusTrail): boolean =>
  first !== undefined && (!first.element.isConnected || first.element.matches(':disabled'))

/**
 * Returns the focus to where it was, or to the nearest remaining element: a neighbor, or else one in the same part.
 * @returns whether there was such an element
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
