import type { MfaChallengeWire } from '@corkboard/contract/accounts/wire/mfa'
import type { SignedInViewer } from '@corkboard/contract/accounts/wire/viewer'
import { type HandshakeForm, shakeHands } from '../../api/handshake-client.ts'
import { createResourceClient } from '../../api/resource-client.ts'
import type { ApiEnvironment } from '../../api/transport.ts'
import type { Services } from '../../services.tsx'
import { accountEnvironment } from '../../shell/environment.ts'

/** What the new session is like. */
interface SessionOptions {
  readonly remember?: boolean
  readonly keep_current?: true
  readonly invite_code?: string
}

type LogInCall = 'POST /v3/login/handshake/' | 'POST /v3/login/mfa/handshake/'

const openSession = async (
  env: ApiEnvironment,
  token: string,
  isRegistration: boolean,
  options: SessionOptions,
): Promise<SignedInViewer> => {
  const sent = { token, isRegistration, ...options }
  const { resource_response: response } = await createResourceClient(env).write(
    'create',
    'HandshakeSessionResource',
    sent,
  )
  return response.data as SignedInViewer
}

/**
 * IDENT-03: a login whose session starts with a second call.
 * @returns the viewer, or the second step to take
 * @throws HttpError, ApiError
 */
export const logInByHandshake = async <C extends LogInCall>(
  { store, navigator }: Services,
  call: C,
  form: HandshakeForm<C>,
  options: SessionOptions,
): Promise<SignedInViewer | MfaChallengeWire> => {
  const env = accountEnvironment(store, navigator)
  const response = await shakeHands(env, call, form)
  if ('kind' in response) return response
  if (response.token === null) throw new Error('A login was answered without a token')
  return openSession(env, response.token, false, options)
}

/**
 * IDENT-02: the same for a registration.
 * @returns `undefined` when the account exists and could not be logged in (IDENT-05)
 * @throws HttpError, ApiError
 */
export const registerByHandshake = async (
  env: ApiEnvironment,
  form: HandshakeForm<'POST /v3/register/email/handshake/'>,
  options: SessionOptions,
): Promise<SignedInViewer | undefined> => {
  const { token } = await shakeHands(env, 'POST /v3/register/email/handshake/', form)
  return token === null ? undefined : openSession(env, token, true, options)
}
