import type { Services } from '../../services.tsx'

/** Written by the server once somebody has answered. */
const ANSWERED = /(^|; )cookie_consent=/

/** IDENT-14: where the law asks for consent and this browser has none, the banner's files come and ask. */
export const askForConsent = (document: Document, services: Services): void => {
  const { store } = services
  const ask = () => {
    const { context } = store.getState().session
    // Of a render shared by all it is not known yet where this visitor is.
    if (context.is_cached_render) return
    stop()
    if (!context.is_cookie_restricted || ANSWERED.test(document.cookie)) return
    import('./open-cookie-banner.tsx')
      .then(({ openCookieBanner }) => openCookieBanner(document, services))
      // Nothing is kept without consent, so the site goes on without asking until the next page load.
      .catch((error: unknown) => services.report({ kind: 'error', error, where: 'cookie banner' }))
  }
  const stop = store.subscribe(ask)
  ask()
}
