import { requestConsent } from '../product/cookies/request-consent.ts'
import type { Services } from '../services.tsx'
import { ACCOUNT_CHANGED, UNAUTHORIZED } from '../shell/environment.ts'

/** Parameters that say how the user came here. */
const LANDED = /[?&](invite_code|utm_)/
/** Events that can move the focus or remove the focused element. */
const INTERACTIONS = ['focusin', 'keydown', 'pointerdown']
/** The page may show another account than the browser is signed in to. */
const REFUSALS = [ACCOUNT_CHANGED, UNAUTHORIZED]

/** SHELL-08: handles the landing parameters once the viewer is known. */
const greetLander = async ({ location, document, localStorage }: Window, services: Services): Promise<void> => {
  const { search } = location
  if (!LANDED.test(search)) return
  const { greetInvited } = await import('../product/invites/greet-invited.tsx')
  await greetInvited({ search, document, storage: localStorage }, services, services.store.getState().session.viewer)
}

/** (ours) By then the page is idle, or never will be. */
const STAND_BY_AFTER_MS = 3_000

/**
 * Loads the watchers of every page (stand-by.ts) when the page is idle, earlier with the user's first action or a
 * refused call, and again with each later one until it succeeds.
 */
export const watchPage = (window: Window, services: Services): void => {
  let isBegun = false
  let isRefused = false
  const begin = ({ type }: { readonly type?: string }) => {
    isRefused ||= REFUSALS.includes(type!)
    if (isBegun) return
    isBegun = true
    // The first action may lead to another page.
    const { handlerId } = services.navigator.shown().visit
    import('./stand-by.ts').then(
      ({ standBy }) => standBy(window, services, isRefused, handlerId),
      () => (isBegun = false),
    )
  }
  for (const kind of [...INTERACTIONS, ...REFUSALS, 'online']) window.addEventListener(kind, begin, true)
  if ('requestIdleCallback' in window) requestIdleCallback(begin as () => void, { timeout: STAND_BY_AFTER_MS })
  else setTimeout(begin, STAND_BY_AFTER_MS, {})
}

/** Runs what starts a visit, once the viewer is known. */
export const greetVisitor = (window: Window, services: Services): void => {
  // A cached render does not say who the viewer is or where they are.
  if (services.store.getState().session.context.is_cached_render) return
  const report = (where: string) => (error: unknown) => services.report({ kind: 'error', error, where })
  // Nothing is stored without consent, so the site continues without asking until the next page load.
  requestConsent(window.document, services).catch(report('cookie banner'))
  // IDENT-15: on failure nothing is shown.
  greetLander(window, services).catch(report('landing'))
}
