import { FORM_ERRORS } from '@corkboard/contract/form-errors'
import type { PageViewer } from '@corkboard/contract/page'
import type { SignedInViewer } from '@corkboard/contract/accounts/wire/viewer'
import { ApiError, normalizeError } from '../../api/errors.ts'
import { createResourceClient } from '../../api/resource-client.ts'
import type { ApiEnvironment } from '../../api/transport.ts'
import { changeAccount } from '../../product/accounts/account-change.ts'
import { pinPath } from '../../product/addresses.ts'
import { clearInviteCode, storedCampaign, storedInviteCode } from '../../product/invites/landing-parameters.ts'
import { mayStoreVisits, selectVisits } from '../../product/visits/visits.ts'
import type { Services } from '../../services.tsx'
import { accountEnvironment } from '../../shell/environment.ts'
import type { SignUpFields } from './account-fields.ts'
import { type EnterOptions, isCrossDomain, switchViewer } from './sign-in.ts'
import type { SignUpProof } from './sign-up-proof.ts'
import { trySignUp } from './sign-up-tries.ts'

const isOwnPage = (address: string): boolean => URL.parse(address)?.origin === location.origin

/** The registration payload of consumer §3, as far as the form and the tab know it. */
const registrationOf = ({ store }: Services, fields: SignUpFields, proof: SignUpProof) => {
  const { context } = store.getState().session
  const campaign = storedCampaign()
  const given = (name: 'last_name' | 'username' | 'birthday' | 'gender' | 'custom_gender') => {
    const value = fields[name].trim()
    return value !== '' && { [name]: value }
  }
  return {
    email: fields.email.trim(),
    password: fields.password,
    first_name: fields.first_name.trim(),
    ...given('last_name'),
    ...given('username'),
    ...given('birthday'),
    ...given('gender'),
    ...(fields.gender === 'custom' && given('custom_gender')),
    country: context.country,
    locale: context.locale,
    referrer: isOwnPage(context.referrer) ? '' : context.referrer,
    ...(campaign !== undefined && { utm_campaign: campaign }),
    ...proof,
  }
}

/** IDENT-05: a repeated registration returns the account even if it could not sign in. */
const tokenMissing = (): ApiError => {
  const { status, message } = FORM_ERRORS['auth.token_missing']
  return new ApiError(normalizeError({ error_code: 'auth.token_missing', message }, status))
}

/**
 * Returns the viewer if the account with this email is already signed in.
 * @throws ApiError
 */
const newSession = async ({ store, navigator }: Services, email: string): Promise<SignedInViewer | undefined> => {
  const resources = createResourceClient(accountEnvironment(store, navigator))
  const { resource_response: response } = await resources.get('ViewerResource', {})
  const viewer = response.data as PageViewer
  return viewer.kind === 'AUTH' && viewer.email.toLowerCase() === email.toLowerCase() ? viewer : undefined
}

type Registration = ReturnType<typeof registrationOf>

interface Attempt {
  readonly services: Services
  readonly env: ApiEnvironment
  readonly registration: Registration
  readonly session: { readonly invite_code?: string; readonly keep_current?: true }
}

/** PIN-13, with consent only. */
const visitedPages = ({ store }: Services): string[] => {
  const state = store.getState()
  if (!mayStoreVisits(document.cookie, state.session.context.is_cookie_restricted)) return []
  return selectVisits(state).pinIds.map((id) => pinPath({ id }))
}

/** Only the first response is that of the registration itself; later ones may be without its session. */
const registerHere = async (
  { services, env, registration, session }: Attempt,
  tries: number,
): Promise<SignedInViewer | undefined> => {
  const pages = visitedPages(services)
  const sent = { ...registration, ...session, ...(pages.length > 0 && { visited_pages: pages }) }
  const { resource_response: response } = await createResourceClient(env).write('create', 'UserRegisterResource', sent)
  return tries > 0 ? newSession(services, registration.email) : (response.data as SignedInViewer)
}

const registerAcrossDomains = async ({ services, env, registration, session }: Attempt) => {
  const { registerByHandshake } = await import('./enter-by-handshake.ts')
  const pages = visitedPages(services)
  const form = { ...registration, ...(pages.length > 0 && { visited_pages: pages.join(' ') }) }
  return registerByHandshake(env, form, session)
}

/**
 * IDENT-01: registering also signs the user in.
 * @throws ApiError
 */
export const signUp = (
  services: Services,
  fields: SignUpFields,
  proof: SignUpProof,
  options: EnterOptions = {},
): Promise<void> => changeAccount(services, () => register(services, fields, proof, options))

const register = async (
  services: Services,
  fields: SignUpFields,
  proof: SignUpProof,
  options: EnterOptions,
): Promise<void> => {
  const { store, navigator } = services
  const env = accountEnvironment(store, navigator)
  // All attempts share one key, so that they create one account even if a response is lost.
  const key = env.newIdempotencyKey()
  const invite = storedInviteCode()
  const attempt: Attempt = {
    services,
    env: { ...env, newIdempotencyKey: () => key },
    registration: registrationOf(services, fields, proof),
    session: {
      ...(invite !== undefined && { invite_code: invite }),
      ...(options.keepsCurrent && { keep_current: true }),
    },
  }
  const viewer = await trySignUp(
    async (tries) => {
      const found = isCrossDomain(services) ? await registerAcrossDomains(attempt) : await registerHere(attempt, tries)
      if (!found) throw tokenMissing()
      return found
    },
    () => newSession(services, attempt.registration.email),
    env.wait,
  )
  clearInviteCode()
  await switchViewer(services, viewer, options)
}
