import type { Services } from '../services.tsx'

/** Written by the server once somebody has answered. */
const ANSWERED = /(^|; )cookie_consent=/
/** What an address tells of how its reader came here. */
const LANDED = /[?&](invite_code|utm_)/
/** Whatever can move the focus, or take something away that has it. */
const FIRST_ACTS = ['focusin', 'keydown', 'pointerdown'] as const

/** IDENT-14: where the law asks for consent and this browser has none, the banner's files come and ask. */
const askForConsent = async (document: Document, services: Services): Promise<void> => {
  const { context } = services.store.getState().session
  if (!context.is_cookie_restricted || ANSWERED.test(document.cookie)) return
  const { openCookieBanner } = await import('../product/cookies/open-cookie-banner.tsx')
  await openCookieBanner(document, services)
}

/** SHELL-08: what somebody's address tells of how they came here is looked at once it is known who they are. */
const greetLander = async ({ location, document, sessionStorage }: Window, services: Services): Promise<void> => {
  const { search } = location
  if (!LANDED.test(search)) return
  const { greetInvited } = await import('../product/invites/greet-invited.tsx')
  await greetInvited({ search, document, storage: sessionStorage }, services, services.store.getState().session.viewer)
}

/** Until then a window that nobody touches has all it needs. (ours) */
const PREPARE_AFTER_MS = 10_000

/** Once somebody does something, and again with their next act for as long as that fails. */
const onFirstAct = (document: Document, begin: () => Promise<unknown>): (() => void) => {
  const act = () => {
    for (const kind of FIRST_ACTS) document.removeEventListener(kind, act, true)
    begin().catch(listen)
  }
  const listen = () => {
    for (const kind of FIRST_ACTS) document.addEventListener(kind, act, true)
  }
  listen()
  return act
}

/** Looks after the focus from the first time that somebody does something. Without it the focus may get lost. */
const watchFocus = (document: Document, { navigator }: Services): void => {
  const begin = onFirstAct(document, async () =>
    (await import('../shell/keep-focus.ts')).keepFocus(document, navigator),
  )
  if (document.activeElement !== document.body) begin()
}

/** Loads what cannot be loaded later, without a connection or from a renewed site, and starts to remember visits (PIN-13). */
const prepare = (window: Window, services: Services): void => {
  const timer = setTimeout(() => begin(), PREPARE_AFTER_MS)
  const begin = onFirstAct(window.document, async () => {
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

/** Looks after pictures from the first that does not come. */
const watchPictures = (document: Document): void => {
  const begin = ({ target }: { readonly target: EventTarget | null }) => {
    if (!isBroken(target)) return
    document.removeEventListener('error', begin, true)
    // Without it a picture that failed stays away until the next reload.
    import('../product/pictures/retry-pictures.ts')
      .then(({ retryPictures }) => retryPictures(document))
      .catch(() => undefined)
  }
  document.addEventListener('error', begin, true)
  for (const target of document.images) begin({ target })
}

/** What looks after every page. Each of its parts comes when there is something for it to do. */
export const watchPage = (window: Window, services: Services): void => {
  watchPictures(window.document)
  watchFocus(window.document, services)
  prepare(window, services)
}

/** What a visit begins with, once it is known whose it is. */
export const greetVisitor = (window: Window, services: Services): void => {
  // Of a render shared by all it is not known who looks at it, nor where they are.
  if (services.store.getState().session.context.is_cached_render) return
  const report = (where: string) => (error: unknown) => services.report({ kind: 'error', error, where })
  // Nothing is kept without consent, so the site goes on without asking until the next page load.
  askForConsent(window.document, services).catch(report('cookie banner'))
  // IDENT-15: a failure shows nothing.
  greetLander(window, services).catch(report('landing'))
}
