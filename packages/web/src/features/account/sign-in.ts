import { ERRORS, type ErrorCode } from '@corkboard/contract/errors'
import type { PageViewer, SessionState } from '@corkboard/contract/page'
import type { MfaChallengeWire } from '@corkboard/contract/accounts/wire/mfa'
import type { SignedInViewer } from '@corkboard/contract/accounts/wire/viewer'
import { ApiError, errorOf, normalizeError } from '../../api/errors.ts'
import { createResourceClient } from '../../api/resource-client.ts'
import { loadVisit } from '../../router/resolve-page.ts'
import type { Services } from '../../services.tsx'
import { changeAccount, createSession } from '../../product/accounts/account-change.ts'
import { loadSessionState } from '../../product/accounts/session-state.ts'
import { restartApp } from '../../product/accounts/restart-app.ts'
import { followLocale } from '../../product/accounts/follow-locale.ts'
import { recordSignIn } from '../../product/accounts/record-sign-in.ts'
import { verificationWanted } from '../../product/accounts/verification-slice.ts'
import { accountEnvironment } from '../../shell/environment.ts'
import { clearInviteCode, storedCampaign, storedInviteCode } from '../../product/invites/landing-parameters.ts'
import { pinPath } from '../../product/addresses.ts'
import { loadSignedInParts } from '../../lazy/signed-in-parts.ts'
import { mayStoreVisits, selectVisits } from '../../product/visits/visits.ts'
import { sessionStateReceived, viewerChanged } from '../../store/session.ts'
import type { LogInFields, SignUpFields } from './account-fields.ts'

export interface EnterOptions {
  /** IDENT-10: keeps the current account signed in along with the new one. */
  readonly keepsCurrent?: boolean
}

/** The second step of a login (IDENT-20): a code from an app, a recovery code, or the browser's passkey response. */
export type SecondStep = { readonly code: string } | { readonly passkey: object }

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
    const answer = await createSession(services, {
      username_or_email: fields.username_or_email.trim(),
      password: fields.password,
      remember: fields.remember,
      ...(options.keepsCurrent && { keep_current: true }),
    })
    if (!('kind' in answer)) throw new Error('A login was answered with accounts')
    if (answer.kind === 'MFA_REQUIRED') return answer
    await switchViewer(services, answer, options)
    return null
  })

export interface SecondStepOptions extends EnterOptions {
  /** The choice made in the first step. */
  readonly remember: boolean
}

/** @throws ApiError */
export const takeSecondStep = (
  services: Services,
  { token }: MfaChallengeWire,
  step: SecondStep,
  { remember, ...options }: SecondStepOptions,
): Promise<void> =>
  changeAccount(services, async () => {
    const answer = await createSession(services, {
      token,
      remember,
      ...('code' in step ? { mfa_token: step.code } : { passkey: step.passkey as Record<string, unknown> }),
      ...(options.keepsCurrent && { keep_current: true }),
    })
    if (!('kind' in answer) || answer.kind !== 'AUTH') throw new Error('A second step led to another')
    await switchViewer(services, answer, options)
  })

/** IDENT-01: how often to retry when there is no error code or one of the two below. Any other code is final. */
const RETRIES = 3
/** (ours) the two codes */
const RETRIED: readonly string[] = ['request.overloaded', 'request.unavailable'] satisfies ErrorCode[]
const RETRY_AFTER_MS = 1_000

/**
 * IDENT-01: registering also signs the user in.
 * @throws ApiError
 */
export const signUp = (services: Services, fields: SignUpFields, options: EnterOptions = {}): Promise<void> =>
  changeAccount(services, () => register(services, fields, options))

const register = async (services: Services, fields: SignUpFields, options: EnterOptions): Promise<void> => {
  const { store, navigator } = services
  const { context } = store.getState().session
  const env = accountEnvironment(store, navigator)
  // All attempts share one key, so that they create one account even if a response is lost.
  const key = env.newIdempotencyKey()
  const resources = createResourceClient({ ...env, newIdempotencyKey: () => key })
  const invite = storedInviteCode()
  const campaign = storedCampaign()
  const maySend = mayStoreVisits(document.cookie, context.is_cookie_restricted)
  const visited = maySend ? selectVisits(store.getState()).pinIds : []
  const registration = {
    email: fields.email.trim(),
    password: fields.password,
    first_name: fields.first_name.trim(),
    ...(fields.birthday !== '' && { birthday: fields.birthday }),
    country: context.country,
    locale: context.locale,
    referrer: context.referrer,
    ...(invite !== undefined && { invite_code: invite }),
    ...(campaign !== undefined && { utm_campaign: campaign }),
    ...(visited.length > 0 && { visited_pages: visited.map((id) => pinPath({ id })) }),
    ...(options.keepsCurrent && { keep_current: true }),
  }
  const enter = (viewer: SignedInViewer) => {
    clearInviteCode()
    return switchViewer(services, viewer, { ...options, isNew: true })
  }
  for (let tries = 0; ; tries += 1) {
    try {
      const { resource_response: answer } = await resources.write('create', 'UserRegisterResource', registration)
      const viewer = tries > 0 ? await newSession(services, registration.email) : (answer.data as SignedInViewer)
      if (!viewer) throw tokenMissing()
      return await enter(viewer)
    } catch (thrown) {
      const { httpStatus, error_code: code } = errorOf(thrown)
      const isRetried = httpStatus === 0 || RETRIED.includes(code)
      if (!(thrown instanceof ApiError) || !isRetried || tries === RETRIES) throw thrown
      await env.wait(RETRY_AFTER_MS * 2 ** tries)
      // The response body can be lost after its headers have signed the user in.
      const viewer = await newSession(services, registration.email).catch(() => undefined)
      if (viewer) return enter(viewer)
    }
  }
}

/**
 * Returns the viewer if the account with this email is already signed in.
 * @throws ApiError
 */
const newSession = async ({ store, navigator }: Services, email: string): Promise<SignedInViewer | undefined> => {
  const resources = createResourceClient(accountEnvironment(store, navigator))
  const { resource_response: answer } = await resources.get('ViewerResource', {})
  const viewer = answer.data as PageViewer
  return viewer.kind === 'AUTH' && viewer.email.toLowerCase() === email.toLowerCase() ? viewer : undefined
}

/** IDENT-05: a repeated registration returns the account even if it could not sign in. */
const tokenMissing = (): ApiError => {
  const { status, message } = ERRORS['auth.token_missing']
  return new ApiError(normalizeError({ error_code: 'auth.token_missing', message }, status))
}

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
const switchViewer = async (
  services: Services,
  viewer: SignedInViewer,
  { keepsCurrent = false, isNew = false }: EnterOptions & { readonly isNew?: boolean },
): Promise<void> => {
  recordSignIn()
  if (keepsCurrent) return restartApp('/', recordSignIn)
  const { store, data, navigator } = services
  // The page works without the parts, and the header retries.
  const [state] = await Promise.all([stateOf(services, viewer), loadSignedInParts().catch(() => undefined)])
  store.dispatch(state ? sessionStateReceived(state) : viewerChanged(viewer))
  followLocale(services, viewer.locale)
  // The owner of a new site may have no mail server yet. The banner is enough.
  if (isNew && !viewer.is_email_verified && !viewer.is_owner) store.dispatch(verificationWanted())
  data.outdate()
  void loadVisit(navigator.shown().visit, store, (request) => data.load(request, { force: true }))
}
