import type { CookieChoices } from '@corkboard/contract/accounts/wire/cookies'
import type { Services } from '../../services.tsx'
import { resource } from '../../store/requests.ts'
import { refreshViewer } from '../accounts/refresh-viewer.ts'

/** Requests what this browser, or its account, has consented to (IDENT-14). */
export const cookieConsent = resource('CookieConsentResource', {})

/**
 * Saves the choices for this browser, with the advertising id in the current address, and for the signed-in account.
 * @throws ApiError
 */
export const chooseCookies = async (services: Services, choices: CookieChoices): Promise<void> => {
  const { data, store } = services
  const id = new URLSearchParams(window.location.search).get('advertising_id')
  await data.write('update', 'CookieConsentResource', { ...choices, ...(id !== null && { advertising_id: id }) })
  await data.load(cookieConsent, { force: true })
  // The choices are part of the viewer too.
  if (store.getState().session.viewer.kind === 'AUTH') await refreshViewer(services)
}
