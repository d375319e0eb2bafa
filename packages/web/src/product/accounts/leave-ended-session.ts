import type { Services } from '../../services.tsx'
import { logInPath } from '../addresses.ts'
import { logOut } from './log-out.ts'

/** IDENT-06: leaves the account in this tab because its session is over, for the log-in page, which leads back. */
export const leaveEndedSession = async (services: Services): Promise<void> => {
  const { pathname, search } = window.location
  const query = new URLSearchParams({ next: pathname + search, session_over: '1' })
  await logOut(services, {
    reason: 'authentication_failed',
    redirect: `${logInPath}?${query}`,
    logoutOnAbort: true,
  })
}
