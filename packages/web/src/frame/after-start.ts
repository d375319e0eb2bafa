import type { Services } from '../services.tsx'

/** The server sets this cookie after a choice. */
const ANSWERED = /(^|; )cookie_consent=/
/** Parameters that say how the user came here. */
const LANDED = /[?&](invite_code|utm_)/
/** Events that can move the focus or remove the focused element. */
const INTERACTIONS = ['focusin', 'keydown', 'pointerdown'] as const

/** IDENT-14: if the law requires consent and this browser has given none, loads the banner and asks. */
const requestConsent = async (document: Document, services: Services): Promise<void> => {
  const { context } = services.store.getState().session
  if (!context.is_cookie_restricted || ANSWERED.test(document.cookie)) return
  const { openCookieBanner } = await import('../product/cookies/open-cookie-banner.tsx')
  await openCookieBanner(document, services)
}

/** SHELL-08: handles the landing parameters once the viewer is known. */
const greetLander = async ({ location, document, sessionStorage }: Window, services: Services): Promise<void> => {
  const { search } = location
  if (!LANDED.test(search)) return
  const { greetInvited } = await import('../product/invites/greet-invited.tsx')
  await greetInvited({ search, document, storage: sessionStorage }, services, services.store.getState().session.viewer)
}

/** (ours) Until then, a window without user input needs nothing more. */
const PREPARE_AFTER_MS = 10_000

/** Runs `begin` on the user's first action, and again on each later one until it succeeds. */
const onFirstInteraction = (document: Document, begin: () => Promise<unknown>): (() => void) => {
  const onInteraction = () => {
    for (const kind of INTERACTIONS) document.removeEventListener(kind, onInteraction, true)
    begin().catch(listen)
  }
  const listen = () => {
    for (const kind of INTERACTIONS) document.addEventListener(kind, onInteraction, true)
  }
  listen()
  return onInteraction
}

/** Starts focus management on the user's first action. If it fails to load, the focus may get lost. */
const watchFocus = (document: Document, { navigator }: Services): void => {
  const begin = onFirstInteraction(document, async () =>
    (await import('../shell/keep-focus.ts')).keepFocus(document, navigator),
  )
  if (document.activeElement !== document.body) begin()
}

/** Loads what cannot be loaded later, without a connection or from a renewed site, and starts to remember visits (PIN-13). */
const prepare = (window: Window, services: Services): void => {
  const timer = setTimeout(() => begin(), PREPARE_AFTER_MS)
  const begin = onFirstInteraction(window.document, async () => {
    clearTimeout(timer)
    const [{ watchConnection }, { watchVisits }] = await Promise.all([
      import('../shell/offline/watch-connection.ts'),
      import('../product/visits/watch-visits.ts'),
    ])
    watchConnection(window, services)
    watchVisits(window, services)
  })
}

const isBroken = (image: unknown): boolean =>
  image instanceof HTMLImageElement && image.complete && image.naturalWidth === 0 && image.src !== ''

/** Starts retrying pictures at the first one that fails. */
const watchPictures = (document: Document): void => {
  const begin = ({ target }: { readonly target: EventTarget | null }) => {
    if (!isBroken(target)) return
    document.removeEventListener('error', begin, true)
    // If this fails to load, a broken picture stays broken until the next reload.
    import('../product/pictures/retry-pictures.ts')
      .then(({ retryPictures }) => retryPictures(document))
      .catch(() => undefined)
  }
  document.addEventListener('error', begin, true)
  for (const target of document.images) begin({ target })
}

/** Starts the watchers of every page. Each loads when there is something for it to do. */
export const watchPage = (window: Window, services: Services): void => {
  watchPictures(window.document)
  watchFocus(window.document, services)
  prepare(window, services)
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
