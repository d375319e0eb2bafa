import type { ResponseOf, HandshakeCall, RequestOf } from '@corkboard/contract/endpoint-calls'
import type { ErrorCode } from '@corkboard/contract/errors'
import type { RestEnvelope } from '@corkboard/contract/resource'
import { ApiError, isAbort, normalizeError } from './errors.ts'
import { callHeaders, type ApiEnvironment } from './transport.ts'

/** Thrown when a handshake has a status that its clients do not read (consumer §7). */
export class HttpError extends ApiError {
  override readonly name = 'HttpError'
}

/** Consumer §7: the statuses of handshakes that clients read. */
const READ: readonly number[] = [200, 401, 409]
/** The one refusal that is passed through: the login continues with its data. */
const PASSED: ErrorCode = 'mfa.needed'

const INSTALL_KEY = 'corkboard.install'

/** (ours) An install is a tab, so that nothing identifies the browser afterwards. */
const installId = (storage: Storage, env: ApiEnvironment): string => {
  const known = storage.getItem(INSTALL_KEY)
  if (known !== null) return known
  const id = env.newIdempotencyKey()
  storage.setItem(INSTALL_KEY, id)
  return id
}

export type HandshakeForm<C extends HandshakeCall> =
  RequestOf<C> extends { readonly body?: infer Body } ? NonNullable<Body> : never

const post = async (env: ApiEnvironment, path: string, body: object, storage: Storage): Promise<Response> => {
  try {
    return await env.fetch(new URL(path, env.origin), {
      method: 'POST',
      headers: { ...callHeaders(env, { queryName: path, isWrite: true }), 'x-install-id': installId(storage, env) },
      body: new URLSearchParams(body as Record<string, string>),
      credentials: 'include',
    })
  } catch (cause) {
    if (isAbort(cause)) throw cause
    throw new ApiError(normalizeError(undefined, 0), cause)
  }
}

/**
 * IDENT-02, IDENT-03: a registration or login whose session starts with a second call, HandshakeSessionResource.
 * @returns its data: a token, or the challenge of a second step
 * @throws HttpError, ApiError
 */
export const shakeHands = async <C extends HandshakeCall>(
  env: ApiEnvironment,
  call: C,
  form: HandshakeForm<C>,
  storage: Storage = sessionStorage,
): Promise<ResponseOf<C>> => {
  const response = await post(env, call.split(' ')[1]!, form as object, storage)
  const result = (await response.json().catch(() => undefined)) as RestEnvelope<ResponseOf<C>> | undefined
  const error = normalizeError(result?.error, response.status)
  if (!result || !READ.includes(response.status)) throw new HttpError(error)
  if (result.status !== 'success' && error.error_code !== PASSED) throw new ApiError(error)
  return result.data as ResponseOf<C>
}
