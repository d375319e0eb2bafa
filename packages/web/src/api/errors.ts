import type { WireError } from '@corkboard/contract/resource'

/** SHELL-19: a refusal as the app sees it, whichever API returned it. Plain data, so that the store can hold it. */
export interface NormalizedError {
  readonly api_error_code: number
  /** The code in the response envelope. */
  readonly code: number
  readonly message: string
  readonly message_detail: string | null
  readonly extraData: Readonly<Record<string, string | number | boolean | null>>
  /** 0 when there was no response. */
  readonly httpStatus: number
  /** The catalog's error code, to branch on: `board.name_taken`. */
  readonly error_code: string
  /** The invalid field, by the name it was sent under. */
  readonly field: string | null
}

/** SHELL-19, consumer §8. */
export const DEFAULT_ERROR_TEXT = 'Sorry! Something went wrong on our end!'

/** SHELL-15, consumer §8: the text for a request that failed because the device is offline. */
const OFFLINE_ERROR_TEXT = "You're offline! Check your internet connection."

const isOffline = (): boolean => globalThis.navigator?.onLine === false

/** True if something failed because the device is offline. Without an error, a file failed to load. */
export const failedOffline = (error: Pick<NormalizedError, 'message'> | undefined): boolean =>
  error ? error.message === OFFLINE_ERROR_TEXT : isOffline()

/** The default text for a call without a response of ours. On the server `navigator` has no `onLine`. */
const defaultText = (httpStatus: number): string =>
  httpStatus === 0 && isOffline() ? OFFLINE_ERROR_TEXT : DEFAULT_ERROR_TEXT

/** The text for an error: its own message, or `otherwise` if it has none. */
export const textOf = ({ error_code: code, message }: NormalizedError, otherwise: string): string =>
  code === 'unknown' && message !== OFFLINE_ERROR_TEXT ? otherwise : message

/** Normalizes an API error. Without a readable error, derives one from the HTTP status. */
export const normalizeError = (error: Partial<WireError> | undefined, httpStatus: number): NormalizedError => ({
  api_error_code: error?.api_error_code ?? httpStatus,
  code: error?.code ?? httpStatus,
  message: error?.message || defaultText(httpStatus),
  message_detail: error?.message_detail ?? null,
  extraData: error?.extra_data ?? {},
  httpStatus: error?.http_status ?? httpStatus,
  error_code: error?.error_code ?? 'unknown',
  field: error?.field ?? null,
})

/** Thrown when a call is refused or gets no response. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError'
  readonly error: NormalizedError
  constructor(error: NormalizedError, cause?: unknown) {
    super(error.message, { cause })
    this.error = error
  }
}

interface Result {
  readonly status: string
  readonly code: number
  readonly error?: WireError
}

/** Returns the response if it is a success. @throws ApiError */
export const successful = <A extends Result>(response: A | undefined): A => {
  if (response?.status !== 'success') throw new ApiError(normalizeError(response?.error, response?.code ?? 502))
  return response
}

/** SHELL-23: what a failed query was sent with. Reports say only whether the tokens were there and the same. */
export interface FailedCall {
  readonly name: string
  readonly headers: Readonly<Record<string, string>>
  /** The token in the CSRF cookie. */
  readonly cookie: string | undefined
}

/** SHELL-23: thrown when a persisted query fails. */
export class GraphQLFetchError extends ApiError {
  override readonly name = 'GraphQLFetchError'
  readonly call: FailedCall
  constructor(error: NormalizedError, call: FailedCall, cause?: unknown) {
    super(error, cause)
    this.call = call
  }
}

/** Returns the normalized error of anything thrown. */
export const errorOf = (thrown: unknown): NormalizedError =>
  thrown instanceof ApiError ? thrown.error : normalizeError(undefined, 0)

/** True when the app itself aborted the call. */
export const isAbort = (thrown: unknown): boolean => thrown instanceof DOMException && thrown.name === 'AbortError'
