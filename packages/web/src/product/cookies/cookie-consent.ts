import type { CookieChoices } from '@corkboard/contract/accounts/wire/cookies'
import type { Services } from '../../services.tsx'
import { resource } from '../../store/requests.ts'
import { refreshViewer } from '../accounts/refresh-viewer.ts'

/** What this browser, or the account in it, has allowed (IDENT-14). */
export const cookieConsent = resource('CookieConsentResource', {})

/** Answers for this browser, with the advertising identifier of the address that is open, and for the account of whoever is signed in. @throws ApiError */
export const chooseCookies = async (services: Services, choices: CookieChoices): Promise<void> => {
  const { data, store } = services
  const id = new URLSearchParams(window.location.search).get('advertising_id')
  await data.write('update', 'CookieConsentResource', { ...choices, ...(id !== null && { advertising_id: id }) })
  await data.load(cookieConsent, { force: true })
  // Their choices are the viewer's too.
  if (store.getState().session.viewer.kind === 'AUTH') await refreshViewer(services)
}
