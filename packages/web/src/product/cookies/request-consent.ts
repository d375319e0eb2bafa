import type { Services } from '../../services.tsx'

/** The server sets this cookie after a choice. */
const ANSWERED = /(^|; )cookie_consent=/

/** IDENT-14: if the law requires consent of the viewer and this browser has given none, loads the banner and asks. */
export const requestConsent = async (document: Document, services: Services): Promise<void> => {
  const { context } = services.store.getState().session
  if (!context.is_cookie_restricted || ANSWERED.test(document.cookie)) return
  const { openCookieBanner } = await import('./open-cookie-banner.tsx')
  await openCookieBanner(document, services)
}
