import type { Navigator } from './navigator.ts'

/** (ours) A pointer that only passes over a link shows no intent. */
const INTENT_MS = 65

const linkOf = (event: Event): HTMLAnchorElement | undefined => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || !link.href || link.target || link.hasAttribute('download')) return undefined
  return link.origin === location.origin && link.relList.contains('external') === false ? link : undefined
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/**
 * Turns every plain link of the document into a navigation without a reload, and preloads on hover, focus and touch
 * (SHELL-06). One listener handles all links, so that they stay ordinary elements and cost the server render nothing.
 * `data-replace` replaces the visit; `data-preload="none"` prevents preloading.
 */
export const followLinks = (document: Document, navigator: Navigator): void => {
  document.addEventListener('click', (event) => {
    const link = event.defaultPrevented || !isPlainClick(event) ? undefined : linkOf(event)
    if (!link) return
    const isJump = link.hash !== '' && link.pathname === location.pathname && link.search === location.search
    if (isJump) return
    event.preventDefault()
    navigator.go(link.pathname + link.search + link.hash, { replace: link.dataset['replace'] !== undefined })
  })

  const preload = (event: Event) => {
    const link = linkOf(event)
    if (link && link.dataset['preload'] !== 'none') navigator.preload(link.pathname + link.search)
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  document.addEventListener('pointerover', (event) => {
    clearTimeout(timer)
    if (event.pointerType === 'mouse') timer = setTimeout(() => preload(event), INTENT_MS)
  })
  document.addEventListener('focusin', preload)
  document.addEventListener('touchstart', preload, { passive: true })
}
