import type { SessionState } from '@corkboard/contract/page'
import type { MfaChallengeWire } from '@corkboard/contract/accounts/wire/mfa'
import type { SignedInViewer } from '@corkboard/contract/accounts/wire/viewer'
import { loadVisit } from '../../router/resolve-page.ts'
import type { Services } from '../../services.tsx'
import { changeAccount, createSession } from '../../product/accounts/account-change.ts'
import { loadSessionState } from '../../product/accounts/session-state.ts'
import { restartApp } from '../../product/accounts/restart-app.ts'
import { followLocale } from '../../product/accounts/follow-locale.ts'
import { requestConsent } from '../../product/cookies/request-consent.ts'
import { recordPageSignIn, recordSignIn } from '../../product/accounts/record-sign-in.ts'
import { loadSignedInParts } from '../../lazy/signed-in-parts.ts'
import { recordSignInFrom, signedInFrom } from '../../product/visits/session-flags.ts'
import { sessionStateReceived, viewerChanged } from '../../store/session.ts'
import type { LogInFields } from './account-fields.ts'

export interface EnterOptions {
  /** IDENT-10: keeps the current account signed in along with the new one. */
  readonly keepsCurrent?: boolean
  /** The page does nothing but sign in, so the user may go through other hosts afterwards (IDENT-11). */
  readonly isPage?: boolean
}

/** The second step of a login (IDENT-20): a code from an app, a recovery code, or the browser's passkey response. */
export type SecondStep = { readonly code: string } | { readonly passkey: object }

/**
 * Consumer §7: on the hosts of a cross-domain list, which are those of countries, logins and registrations are
 * handshakes (IDENT-02, IDENT-03).
 */
export const isCrossDomain = ({ store }: Pick<Services, 'store'>): boolean =>
  store.getState().session.context.country_from_hostname !== null

const sessionOptions = ({ keepsCurrent }: EnterOptions, remember: boolean) => ({
  remember,
  ...(keepsCurrent && ({ keep_current: true } as const)),
})

const prove = async (services: Services, fields: LogInFields, options: EnterOptions) => {
  const proof = { username_or_email: fields.username_or_email.trim(), password: fields.password }
  const session = sessionOptions(options, fields.remember)
  if (!isCrossDomain(services)) return createSession(services, { ...proof, ...session })
  const { logInByHandshake } = await import('./enter-by-handshake.ts')
  return logInByHandshake(services, 'POST /v3/login/handshake/', proof, session)
}

/**
 * IDENT-03. Sends passwords exactly as typed.
 * @returns the second step to take, or null once the user is signed in
 * @throws ApiError
 */
export const logIn = (
  services: Services,
  fields: LogInFields,
  options: EnterOptions = {},
): Promise<MfaChallengeWire | null> =>
  changeAccount(services, async () => {
    const response = await prove(services, fields, options)
    if (!('kind' in response)) throw new Error('A login was answered with accounts')
    if (response.kind === 'MFA_REQUIRED') return response
    await switchViewer(services, response, options)
    return null
  })

export interface SecondStepOptions extends EnterOptions {
  /** The choice made in the first step. */
  readonly remember: boolean
}

const proveAgain = async (
  services: Services,
  token: string,
  step: SecondStep,
  { remember, ...options }: SecondStepOptions,
) => {
  const session = sessionOptions(options, remember)
  if (!isCrossDomain(services)) {
    const given = 'code' in step ? { mfa_token: step.code } : { passkey: step.passkey as Record<string, unknown> }
    return createSession(services, { token, ...given, ...session })
  }
  const { logInByHandshake } = await import('./enter-by-handshake.ts')
  const form = 'code' in step ? { mfa_token: step.code } : { passkey: JSON.stringify(step.passkey) }
  return logInByHandshake(services, 'POST /v3/login/mfa/handshake/', { token, ...form }, session)
}

/** @throws ApiError */
export const takeSecondStep = (
  services: Services,
  { token }: MfaChallengeWire,
  step: SecondStep,
  { remember, ...options }: SecondStepOptions,
): Promise<void> =>
  changeAccount(services, async () => {
    const response = await proveAgain(services, token, step, { remember, ...options })
    if (!('kind' in response) || response.kind !== 'AUTH') throw new Error('A second step led to another')
    await switchViewer(services, response, options)
  })

/** SHELL-21, SHELL-26: the viewer's context and experiences. Without them, the visitor's stay until the next page load. */
const stateOf = async (services: Services, viewer: SignedInViewer): Promise<SessionState | undefined> => {
  try {
    const state = await loadSessionState(services)
    return state.viewer.kind === 'AUTH' && state.viewer.id === viewer.id ? state : undefined
  } catch {
    services.report({ kind: 'count', name: 'session state not learned' })
    return undefined
  }
}

/** Switches to the new viewer and reloads the current page as them. */
export const switchViewer = async (
  services: Services,
  viewer: SignedInViewer,
  { keepsCurrent = false, isPage = false }: EnterOptions,
): Promise<void> => {
  const { store, data, navigator } = services
  const from = navigator.shown().visit.handlerId ?? null
  const record = () => {
    if (isPage) recordPageSignIn()
    else recordSignIn()
    recordSignInFrom(sessionStorage, from, store.getState())
  }
  record()
  if (keepsCurrent) return restartApp('/', record)
  store.dispatch(signedInFrom(from))
  // The page works without the parts, and the header retries.
  const [state] = await Promise.all([stateOf(services, viewer), loadSignedInParts().catch(() => undefined)])
  store.dispatch(state ? sessionStateReceived(state) : viewerChanged(viewer))
  followLocale(services, viewer.locale)
  data.outdate()
  requestConsent(document, services).catch((error: unknown) => {
    services.report({ kind: 'error', error, where: 'cookie banner' })
  })
  void loadVisit(navigator.shown().visit, store, (request) => data.load(request, { force: true }))
}
