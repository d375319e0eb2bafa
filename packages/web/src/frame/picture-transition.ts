import type { Navigator } from '../router/navigator.ts'
import type { Visit } from '../router/resolve-page.ts'

const CLOSEUP = 'www/pin/[id]'
/** The name in base.css. */
const NAME = 'picture'

const pinOf = ({ handlerId, params }: Visit): unknown => (handlerId === CLOSEUP ? params['id'] : undefined)

const isInView = (element: Element): boolean => {
  const { top, bottom, width } = element.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < innerHeight
}

const cardPicture = (document: Document, pinId: unknown) =>
  [...document.querySelectorAll<HTMLImageElement>(`main a[href="/pin/${String(pinId)}/"] img`)].find(isInView)

const closeupPicture = (document: Document) => document.querySelector<HTMLImageElement>('main article img')

/** Shows the small picture, which is there already, until the large one has loaded. */
const standIn = (large: HTMLImageElement, { currentSrc }: HTMLImageElement): void => {
  if (large.complete || !currentSrc) return
  const { style } = large.parentElement!
  style.backgroundImage = `url("${currentSrc}")`
  large.addEventListener('load', () => (style.backgroundImage = ''), { once: true })
}

/**
 * A card's picture becomes the closeup's, and the closeup's the card's on the way back. Other pages, browsers without
 * view transitions and users who prefer reduced motion see a cut.
 */
export const movePictures = ({ document, matchMedia, addEventListener }: Window, navigator: Navigator): void => {
  if (!('startViewTransition' in document)) return
  let isDrawnByBrowser = false
  addEventListener('popstate', (event) => (isDrawnByBrowser = event.hasUAVisualTransition), true)
  navigator.setTransition((next, kind, update) => {
    const pinId = kind === 'pop' ? pinOf(navigator.shown().visit) : pinOf(next)
    const from = kind === 'pop' ? closeupPicture(document) : cardPicture(document, pinId)
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches || (kind === 'pop' && isDrawnByBrowser)
    if (pinId === undefined || !from || !isInView(from) || isStill || document.hidden) return update()
    const before = from.parentElement!
    before.style.viewTransitionName = NAME
    let after: HTMLElement | null | undefined
    const transition = document.startViewTransition(async () => {
      before.style.viewTransitionName = ''
      update()
      // React renders in a microtask of its own, which the update has queued.
      await Promise.resolve()
      const to = kind === 'pop' ? cardPicture(document, pinId) : closeupPicture(document)
      after = to?.parentElement
      if (after) after.style.viewTransitionName = NAME
      if (to && kind !== 'pop') standIn(to, from)
    })
    const rest = () => after && (after.style.viewTransitionName = '')
    transition.ready.catch(() => undefined)
    transition.finished.then(rest, rest)
  })
}
