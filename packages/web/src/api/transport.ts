import { SHOWN_ACCOUNT_HEADER } from '@corkboard/contract/accounts/shown-account'
import type { ErrorCode } from '@corkboard/contract/errors'
import type { ReaderContext, WireError } from '@corkboard/contract/resource'
import { ApiError, isAbort, normalizeError, type NormalizedError } from './errors.ts'

/** What a call needs from its environment: the browser or a test. */
export interface ApiEnvironment {
  readonly fetch: typeof fetch
  /** The base URL for relative paths. */
  readonly origin: string
  readonly appVersion: string
  /**
   * The account that the page shows. The server refuses a call for another than the one signed in. Undefined for calls
   * that find out or change who is signed in.
   */
  shownAccount?(): string | undefined
  /** Called with every refusal. */
  refused?(error: NormalizedError): void
  /** The document's cookies, in the format of `document.cookie`. */
  cookies(): string
  /** Path and query of the current page. */
  sourceUrl(): string
  /** Handler of the current page: `www/pin/[id]`. */
  handlerId(): string
  /** PIN-13: the reader context to send with a resource, if there is one. */
  context?(name: string): ReaderContext | undefined
  /** True when the window has focus. */
  isActive(): boolean
  /** Returns 8 to 128 visible characters, new for each write. */
  newIdempotencyKey(): string
  wait(ms: number): Promise<void>
  now(): number
}

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path and query. */
  readonly path: string
  /** X-Query-Name: the purpose of this call. */
  readonly queryName: string
  /** Sent as a form, or as JSON when it is a string. */
  readonly body?: URLSearchParams | FormData | string
  /** True for a call that changes data: it carries an idempotency key and is not retried automatically. */
  readonly isWrite: boolean
  readonly signal?: AbortSignal | undefined
}

/**
 * SHELL-19: reads without a response, or with a status of 500 or above, are retried; (ours) at most twice, waiting
 * longer each time.
 */
const RETRY_WAITS_MS = [500, 1_000]

/** The code for a call for another account than the one signed in. */
export const OTHER_ACCOUNT = 'auth.other_account' satisfies ErrorCode

/** Every write repeats this cookie's value in a header. */
const CSRF_COOKIE = /(?:^|; )csrftoken=([^;]*)/

export const csrfToken = (cookies: string): string | undefined => CSRF_COOKIE.exec(cookies)?.[1]

/** SHELL-23: parameters of the page that calls repeat as headers: `X-Force-Country`. */
const FORCED = ['force_country', 'force_country_from_ip']

/** The headers that every call sends (field facts §8, SHELL-23). */
export const callHeaders = (env: ApiEnvironment, call: Pick<Call, 'queryName' | 'isWrite'>): Record<string, string> => {
  const headers: Record<string, string> = {
    accept: 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    'x-app-version': env.appVersion,
    'x-app-state': env.isActive() ? 'active' : 'background',
    'x-source-url': env.sourceUrl(),
    'x-handler-id': env.handlerId(),
    'x-query-name': call.queryName,
  }
  const account = env.shownAccount?.()
  if (account !== undefined) headers[SHOWN_ACCOUNT_HEADER] = account
  const token = csrfToken(env.cookies())
  if (token !== undefined) headers['x-csrftoken'] = token
  if (call.isWrite) headers['idempotency-key'] = env.newIdempotencyKey()
  const given = new URLSearchParams(env.sourceUrl().split('?')[1])
  for (const name of FORCED) {
    const value = given.get(name)
    if (value) headers[`x-${name.replaceAll('_', '-')}`] = value
  }
  return headers
}

interface QueryErrors {
  readonly errors?: readonly { readonly message: string; readonly extensions?: Readonly<Record<string, unknown>> }[]
}

/** Returns the first error of a query's response, in the shape that other responses use. */
export const queryErrorOf = ({ errors }: QueryErrors): Partial<WireError> | undefined => {
  const [error] = errors ?? []
  if (!error) return undefined
  const { code, http_status: status, field } = error.extensions ?? {}
  return {
    message: error.message,
    http_status: typeof status === 'number' ? status : 500,
    error_code: typeof code === 'string' ? code : 'unknown',
    field: typeof field === 'string' ? field : null,
  }
}

/** Returns the error in a response, whichever envelope it uses. */
const wireErrorOf = (body: unknown): Partial<WireError> | undefined => {
  const envelope = (body ?? {}) as { error?: WireError; resource_response?: { error?: WireError } } & QueryErrors
  return envelope.resource_response?.error ?? envelope.error ?? queryErrorOf(envelope)
}

/** The error of a refused call. */
export const refusalOf = (env: ApiEnvironment, error: Partial<WireError> | undefined, status: number): ApiError => {
  const refusal = normalizeError(error, status)
  env.refused?.(refusal)
  return new ApiError(refusal)
}

const once = async (env: ApiEnvironment, call: Call): Promise<unknown> => {
  const headers = callHeaders(env, call)
  if (typeof call.body === 'string') headers['content-type'] = 'application/json'
  let response: Response
  try {
    response = await env.fetch(new URL(call.path, env.origin), {
      method: call.method,
      headers,
      body: call.body,
      credentials: 'same-origin',
      signal: call.signal,
    })
  } catch (cause) {
    if (isAbort(cause)) throw cause
    throw new ApiError(normalizeError(undefined, 0), cause)
  }
  const body: unknown = await response.json().catch((cause: unknown) => {
    if (isAbort(cause)) throw cause
    return undefined
  })
  if (!response.ok || body === undefined) {
    throw refusalOf(env, wireErrorOf(body), response.ok ? 502 : response.status)
  }
  return body
}

/** A read that was sent while this page logged in gets a response once the page shows its account. */
const isWorthRepeating = (thrown: unknown): boolean =>
  thrown instanceof ApiError &&
  (thrown.error.httpStatus === 0 || thrown.error.httpStatus >= 500 || thrown.error.error_code === OTHER_ACCOUNT)

/**
 * Makes one call and returns its JSON.
 * @throws ApiError, or the abort's own exception
 */
export const send = async (env: ApiEnvironment, call: Call): Promise<unknown> => {
  for (const wait of call.isWrite ? [] : RETRY_WAITS_MS) {
    try {
      return await once(env, call)
    } catch (thrown) {
      if (!isWorthRepeating(thrown)) throw thrown
      await env.wait(wait)
    }
  }
  return once(env, call)
}
