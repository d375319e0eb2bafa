import type { HandlerId } from '../router/routes.ts'
import type { Services } from '../services.tsx'

/** SHELL-06: pages that signed-in desktop users are likely to open next. */
const LIKELY_HANDLERS: readonly HandlerId[] = ['www/index', 'www/pin/[id]', 'www/search/[scope]', 'www/[username]']

/** (ours) How long a busy page may put off the next page's files. */
const MAX_REST_MS = 2_000

/** (ours) A picture next to the window's edge may wait for ever until the user scrolls there. */
const MAX_PICTURES_MS = 5_000

/** Resolves when the window's pictures have loaded or failed, or take too long. */
const picturesLoaded = async (document: Document): Promise<void> => {
  const isMissing = (image: HTMLImageElement) => {
    const { top, left, right } = image.getBoundingClientRect()
    return !image.complete && image.checkVisibility() && top < innerHeight && left < innerWidth && right > 0
  }
  const settled = [...document.images].filter(isMissing).map(
    (image) =>
      new Promise<void>((resolve) => {
        image.addEventListener('load', () => resolve(), { once: true })
        image.addEventListener('error', () => resolve(), { once: true })
      }),
  )
  await Promise.race([Promise.all(settled), new Promise((resolve) => setTimeout(resolve, MAX_PICTURES_MS))])
}

const rest = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: MAX_REST_MS })
    else setTimeout(resolve, 0)
  })

/**
 * Loads the files of the pages that this viewer is likely to open next: after the pictures of this one, and page by
 * page, so that what the user does meanwhile hardly waits for them.
 */
export const preloadLikely = async (document: Document, { navigator }: Services): Promise<void> => {
  await picturesLoaded(document)
  for (const handler of LIKELY_HANDLERS) {
    await rest()
    await navigator.preloadHandler(handler)
  }
}
