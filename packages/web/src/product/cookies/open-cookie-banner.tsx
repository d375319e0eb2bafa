import type { CookieConsent } from '@corkboard/contract/accounts/wire/cookies'
import { createRoot } from 'react-dom/client'
import { ServicesContext, type Services } from '../../services.tsx'
import { selectEntry } from '../../store/data.ts'
import { cookieConsent } from './cookie-consent.ts'
import { CookieBanner } from './CookieBanner.tsx'

const PLACE = 'cookie-consent'

/**
 * Asks for consent outside the app's root, because pages change there; unless the account has chosen in another
 * browser.
 */
export const openCookieBanner = async (document: Document, services: Services): Promise<void> => {
  const { data, store } = services
  await data.load(cookieConsent)
  const consent = selectEntry(store.getState(), cookieConsent)?.data as CookieConsent | undefined
  // A login can ask for what the page already asks the visitor.
  if (!consent?.is_unanswered || document.getElementById(PLACE)) return
  const place = document.createElement('div')
  place.id = PLACE
  // First in the document for keyboards and screen readers.
  document.body.prepend(place)
  createRoot(place).render(
    <ServicesContext value={services}>
      <CookieBanner />
    </ServicesContext>,
  )
}
