import { callEndpoint } from '../../api/endpoint-client.ts'
import type { ApiEnvironment } from '../../api/transport.ts'
import type { Services } from '../../services.tsx'
import { accountEnvironment } from '../../shell/environment.ts'
import { isChangingAccount } from './account-change.ts'
import { botToken } from './bot-token.ts'
import { fingerprintOf } from './fingerprint.ts'
import { clearSignIn, hasSignedIn, isPageSignIn } from './record-sign-in.ts'

/** (ours) By then the page has rendered for its viewer, or it never becomes idle. */
const MAX_REST_MS = 5_000

const rest = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: MAX_REST_MS })
    else setTimeout(resolve, MAX_REST_MS / 2)
  })

/** @returns whether it was tried; if not, the tab's next document does it */
const verify = async (services: Services, env: ApiEnvironment): Promise<boolean> => {
  await rest()
  const token = await botToken(env, 'session_verify')
  if (token === undefined) return false
  // The session is ending in the meantime.
  if (!hasSignedIn()) return true
  // The session is getting another token.
  if (isChangingAccount(services)) return false
  await callEndpoint(env, 'PUT /v3/sessions/verify/', { body: { recaptcha_token: token } })
  return true
}

/** Returns a function that says whether the user has done nothing with the page since they signed in. */
const watchRest = (): (() => boolean) => {
  const wasAtRest = isPageSignIn() || !navigator.userActivation.hasBeenActive
  let isTouched = false
  const touch = () => {
    isTouched = true
  }
  for (const kind of ['keydown', 'pointerdown', 'wheel']) {
    document.addEventListener(kind, touch, { capture: true, once: true, passive: true })
  }
  return () => wasAtRest && !isTouched
}

/**
 * Session checks: a fingerprint with every page load and, after a sign-in, the bot check and the session at the site's
 * other hosts (IDENT-09, IDENT-11). All of it is invisible, and failures are only counted.
 */
export const checkSession = async (services: Services, isPartner: boolean): Promise<void> => {
  // The page that shows the other account does it.
  if (isChangingAccount(services)) return
  const { store, navigator, report } = services
  // A session that ends or gets another token meanwhile has nothing to check: such a call is no reason to check the account.
  const env = accountEnvironment(store, navigator)
  const counted = <T>(work: Promise<T>, name: string) =>
    work.catch(() => void report({ kind: 'count', name: `session ${name}` }))
  const takeAlong = async (isAtRest: () => boolean) => {
    if (store.getState().session.context.other_origins.length === 0) return
    const { signInOtherHosts } = await import('./sign-in-other-hosts.ts')
    await signInOtherHosts(services, isPartner, isAtRest)
  }
  const fingerprint = callEndpoint(env, 'POST /v3/spam/fingerprints/', { body: { fingerprint: fingerprintOf(window) } })
  void counted(fingerprint, 'fingerprint not sent')
  if (!hasSignedIn()) return
  const isAtRest = watchRest()
  const [isTried] = await Promise.all([
    counted(verify(services, env), 'not verified'),
    counted(takeAlong(isAtRest), 'not taken along'),
  ])
  // If the user leaves the page before this is done, the next page repeats it, which does no harm.
  if (isTried !== false) clearSignIn()
}
