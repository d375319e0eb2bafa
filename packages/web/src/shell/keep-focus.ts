import { focusNearest, focusTrailOf, isTrailLost, type FocusTrail } from '@corkboard/design-system'
import type { Navigator } from '../router/navigator.ts'
import type { Visit } from '../router/resolve-page.ts'

/** (ours) As long as a page that is at hand may take to draw itself after a step back. */
const DRAWN_WITHIN_FRAMES = 12

const content = (document: Document) => document.getElementById('content')

/**
 * The focus never falls to the ground. When what has it goes away, or can have it no more, the nearest that is left gets
 * it; after a step back it is on the link that one had followed, or else on the page.
 */
export const keepFocus = (document: Document, navigator: Navigator): void => {
  const { body } = document
  let trail: FocusTrail = focusTrailOf(document.activeElement)
  /** The focus is with nothing in particular. */
  const isFree = () => [body, content(document), trail[0]?.element].includes(document.activeElement as HTMLElement)

  document.addEventListener('focusin', ({ target }) => (trail = focusTrailOf(target as Element)))
  const onLeave = ({ target, relatedTarget }: FocusEvent) => {
    // On its way: until it arrives it is nowhere, which is no loss.
    if (relatedTarget !== null) trail = []
    else if (document.hasFocus()) {
      // Given up by a press beside it, unless it is only now being taken away, or was put elsewhere with its focus.
      queueMicrotask(() => {
        const isBack = document.activeElement === trail[0]?.element
        if (target instanceof HTMLElement && target.isConnected && !isTrailLost(trail) && !isBack) trail = []
      })
    }
  }
  // Before the app hears of it, which may take something away because of it.
  document.addEventListener('focusout', onLeave, true)
  new MutationObserver(() => {
    if (!isTrailLost(trail) || !isFree()) return
    if (!focusNearest(trail)) content(document)?.focus({ preventScroll: true })
  }).observe(body, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] })

  const followed = new Map<string, string>()
  let visit: Visit = navigator.shown().visit
  navigator.subscribe(() => {
    const shown = navigator.shown()
    if (shown.visit === visit) return
    const link = trail.find(({ element }) => element.matches('main a[href]'))?.element.getAttribute('href')
    if (link) followed.set(visit.location.key, link)
    visit = shown.visit
    if (shown.kind === 'pop') returnTo(followed.get(visit.location.key), visit)
  })

  const returnTo = (href: string | undefined, to: Visit, frame = 0): void =>
    void requestAnimationFrame(() => {
      if (navigator.shown().visit !== to || !isFree()) return
      const link = href && document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`)
      if (!link && href && frame < DRAWN_WITHIN_FRAMES) return returnTo(href, to, frame + 1)
      const target = link || content(document)
      target?.focus({ preventScroll: true })
    })
}
