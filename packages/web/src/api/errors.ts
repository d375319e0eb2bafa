import type { WireError } from '@corkboard/contract/resource'

/** SHELL-19: a refusal as the app sees it, whatever door it came through. Plain, so that the store can hold it. */
export interface NormalizedError {
  readonly api_error_code: number
  /** The envelope's number. */
  readonly code: number
  readonly message: string
  readonly message_detail: string | null
  readonly extraData: Readonly<Record<string, string | number | boolean | null>>
  /** 0 when there was no answer at all. */
  readonly httpStatus: number
  /** The catalog's code, for decisions: `board.name_taken`. */
  readonly error_code: string
  /** The field at fault, as it was sent. */
  readonly field: string | null
}

/** SHELL-19, consumer §8. */
export const DEFAULT_ERROR_TEXT = 'Sorry! Something went wrong on our end!'

/** SHELL-15, consumer §8: what did not arrive because there is no way out is nobody's fault here. */
const OFFLINE_ERROR_TEXT = "You're offline! Check your internet connection."

/** The default words for a call without an answer of ours. The server has a `navigator` that knows of no line. */
const defaultText = (httpStatus: number): string =>
  httpStatus === 0 && globalThis.navigator?.onLine === false ? OFFLINE_ERROR_TEXT : DEFAULT_ERROR_TEXT

/** What is said of a failure: its own words, `otherwise` where it has none. */
export const textOf = ({ error_code: code, message }: NormalizedError, otherwise: string): string =>
  code === 'unknown' && message !== OFFLINE_ERROR_TEXT ? otherwise : message

/** Normalizes what a door answered, or nothing when the answer held no error that can be read. */
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

/** A call that was refused or did not arrive. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError'
  readonly error: NormalizedError
  constructor(error: NormalizedError, cause?: unknown) {
    super(error.message, { cause })
    this.error = error
  }
}

interface Answer {
  readonly status: string
  readonly code: number
  readonly error?: WireError
}

/** The same answer, if it is one of success. @throws ApiError */
export const successful = <A extends Answer>(answer: A | undefined): A => {
  if (answer?.status !== 'success') throw new ApiError(normalizeError(answer?.error, answer?.code ?? 502))
  return answer
}

/** SHELL-23: a persisted query that did not arrive. */
export class GraphQLFetchError extends ApiError {
  override readonly name = 'GraphQLFetchError'
  /** What helps to find the reason, without secrets. */
  readonly report: {
    readonly queryName: string
    readonly hasCsrfCookie: boolean
    readonly headerNames: readonly string[]
  }
  constructor(error: NormalizedError, report: GraphQLFetchError['report'], cause?: unknown) {
    super(error, cause)
    this.report = report
  }
}

/** The normalized error of anything thrown. */
export const errorOf = (thrown: unknown): NormalizedError =>
  thrown instanceof ApiError ? thrown.error : normalizeError(undefined, 0)

/** A call given up by the app itself. */
export const isAbort = (thrown: unknown): boolean => thrown instanceof DOMException && thrown.name === 'AbortError'
