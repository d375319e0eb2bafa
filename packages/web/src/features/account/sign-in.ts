import { ERRORS, type ErrorCode } from '@corkboard/contract/errors'
import type { PageViewer } from '@corkboard/contract/page'
import type { MfaChallengeWire } from '@corkboard/contract/accounts/wire/mfa'
import type { SignedInViewer } from '@corkboard/contract/accounts/wire/viewer'
import { ApiError, errorOf, normalizeError } from '../../api/errors.ts'
import { callEndpoint } from '../../api/endpoint-client.ts'
import { createResourceClient } from '../../api/resource-client.ts'
import { loadVisit } from '../../router/resolve-page.ts'
import type { Services } from '../../services.tsx'
import { restartApp } from '../../product/accounts/restart-app.ts'
import { followLocale } from '../../product/accounts/follow-locale.ts'
import { markSignIn } from '../../product/accounts/sign-in-mark.ts'
import { verificationWanted } from '../../product/accounts/verification-slice.ts'
import { browserEnvironment } from '../../shell/environment.ts'
import { forgetInviteCode, keptCampaign, keptInviteCode } from '../../product/invites/landing-parameters.ts'
import { pinPath } from '../../product/addresses.ts'
import { loadSignedInParts } from '../../lazy/signed-in-parts.ts'
import { selectVisits } from '../../product/visits/visits.ts'
import { experiencesChanged, viewerChanged } from '../../store/session.ts'
import type { LogInFields, SignUpFields } from './account-fields.ts'

export interface EnterOptions {
  /** IDENT-10: the account that is signed in stays so, beside the new one. */
  readonly keepsCurrent?: boolean
}

/** The second step of a login (IDENT-20): a code of an app or for recovery, or what the browser's passkey answered. */
export type SecondStep = { readonly code: string } | { readonly passkey: object }

/**
 * IDENT-03. Passwords are sent as they were typed.
 * @returns what is asked for besides, or nothing once they are in
 * @throws ApiError
 */
export const logIn = async (
  services: Services,
  fields: LogInFields,
  options: EnterOptions = {},
): Promise<MfaChallengeWire | null> => {
  const answer = await services.data.write('create', 'UserSessionResource', {
    username_or_email: fields.username_or_email.trim(),
    password: fields.password,
    remember: fields.remember,
    ...(options.keepsCurrent && { keep_current: true }),
  })
  if (!('kind' in answer)) throw new Error('A login was answered with accounts')
  if (answer.kind === 'MFA_REQUIRED') return answer
  await switchViewer(services, answer, options)
  return null
}

export interface SecondStepOptions extends EnterOptions {
  /** As it was chosen with the first step. */
  readonly remember: boolean
}

/** @throws ApiError */
export const takeSecondStep = async (
  services: Services,
  { token }: MfaChallengeWire,
  step: SecondStep,
  { remember, ...options }: SecondStepOptions,
): Promise<void> => {
  const answer = await services.data.write('create', 'UserSessionResource', {
    token,
    remember,
    ...('code' in step ? { mfa_token: step.code } : { passkey: step.passkey as Record<string, unknown> }),
    ...(options.keepsCurrent && { keep_current: true }),
  })
  if (!('kind' in answer) || answer.kind !== 'AUTH') throw new Error('A second step led to another')
  await switchViewer(services, answer, options)
}

/** IDENT-01: so many times more, on no code or one of two; all others are an answer. */
const RETRIES = 3
/** (ours) the two */
const RETRIED: readonly string[] = ['request.overloaded', 'request.unavailable'] satisfies ErrorCode[]
const RETRY_AFTER_MS = 1_000

/** IDENT-01: registration signs in. @throws ApiError */
export const signUp = async (services: Services, fields: SignUpFields, options: EnterOptions = {}): Promise<void> => {
  const { store, navigator } = services
  const { context } = store.getState().session
  const env = browserEnvironment(store, () => navigator)
  // One key for all tries: whatever became of the first, there is one account.
  const key = env.newIdempotencyKey()
  const resources = createResourceClient({ ...env, newIdempotencyKey: () => key })
  const invite = keptInviteCode()
  const campaign = keptCampaign()
  const visited = selectVisits(store.getState()).pinIds
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
    forgetInviteCode()
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
      // An answer may be lost after its head has signed them in.
      const viewer = await newSession(services, registration.email).catch(() => undefined)
      if (viewer) return enter(viewer)
    }
  }
}

/** The viewer, where the account of this address is signed in by now. @throws ApiError */
const newSession = async ({ store, navigator }: Services, email: string): Promise<SignedInViewer | undefined> => {
  const resources = createResourceClient(browserEnvironment(store, () => navigator))
  const { resource_response: answer } = await resources.get('ViewerResource', {})
  const viewer = answer.data as PageViewer
  return viewer.kind === 'AUTH' && viewer.email.toLowerCase() === email.toLowerCase() ? viewer : undefined
}

/** IDENT-05: a repeated registration answers with the account also where it could not sign in. */
const tokenMissing = (): ApiError => {
  const { status, message } = ERRORS['auth.token_missing']
  return new ApiError(normalizeError({ error_code: 'auth.token_missing', message }, status))
}

/** SHELL-26: what places of the app have to show to whoever has come in; nothing until the next page where it fails. */
const learnExperiences = async ({ store, navigator, report }: Services): Promise<void> => {
  try {
    const env = browserEnvironment(store, () => navigator)
    const query = { source_url: location.pathname }
    const { experiences } = await callEndpoint(env, 'GET /_/_/state', { query })
    store.dispatch(experiencesChanged(experiences))
  } catch {
    report({ kind: 'count', name: 'experiences not learned' })
  }
}

/** From here on somebody else is looking: what is on the screen is asked for again, as them. */
const switchViewer = async (
  services: Services,
  viewer: SignedInViewer,
  { keepsCurrent = false, isNew = false }: EnterOptions & { readonly isNew?: boolean },
): Promise<void> => {
  markSignIn()
  if (keepsCurrent) return restartApp('/', markSignIn)
  const { store, data, navigator } = services
  // Without them the page still works, and the header tries again.
  await loadSignedInParts().catch(() => undefined)
  store.dispatch(viewerChanged(viewer))
  followLocale(services, viewer.locale)
  // Whoever sets up the site may have no mail server yet; the banner is enough.
  if (isNew && !viewer.is_email_verified && !viewer.is_owner) store.dispatch(verificationWanted())
  data.outdate()
  void learnExperiences(services)
  void loadVisit(navigator.shown().visit, store, (request) => data.load(request, { force: true }))
}
