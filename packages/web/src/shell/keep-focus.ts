import { focusNearest, focusTrailOf, isTrailLost, type FocusTrail } from '@corkboard/design-system'
import type { Navigator } from '../router/navigator.ts'
import type { Visit } from '../router/resolve-page.ts'

/** (ours) How many frames a cached page may take to render after back navigation. */
const DRAWN_WITHIN_FRAMES = 12

const content = (document: Document) => document.getElementById('content')

/**
 * Keeps the focus from getting lost. When the focused element is removed or disabled, the nearest remaining one gets
 * the focus. After back navigation, the link that the user had followed gets it, or else the page.
 */
export const keepFocus = (document: Document, navigator: Navigator): void => {
  const { body } = document
  let trail: FocusTrail = focusTrailOf(document.activeElement)
  /** True when nothing in particular has the focus. */
  const isFree = () => [body, content(document), trail[0]?.element].includes(document.activeElement as HTMLElement)

  document.addEventListener('focusin', ({ target }) => (trail = focusTrailOf(target as Element)))
  const onLeave = ({ target, relatedTarget }: FocusEvent) => {
    // The focus is moving. In between it is nowhere, which is not a loss.
    if (relatedTarget !== null) trail = []
    else if (document.hasFocus()) {
      // The user clicked outside, unless the element is just being removed, or was moved along with its focus.
      queueMicrotask(() => {
        const isBack = document.activeElement === trail[0]?.element
        if (target instanceof HTMLElement && target.isConnected && !isTrailLost(trail) && !isBack) trail = []
      })
    }
  }
  // In the capture phase, before the app handles the event and perhaps removes something because of it.
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
