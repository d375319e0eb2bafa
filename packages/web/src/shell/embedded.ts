import type { DataResponse, FailureDetail, PageViewer, RequestContext } from '@corkboard/contract/page'
import type { Experiences } from '@corkboard/contract/platform/wire/experiences'
import type { PageRequest } from '../router/define-page.ts'

/** Ids of the elements with data from the server's render for the app (SHELL-10). */
export const EMBEDDED = {
  /** {@link EmbeddedSession}; fetched if it is missing (SHELL-13). */
  session: 'embedded-session',
  /** {@link EmbeddedResponse}s; required. */
  responses: 'embedded-responses',
  /** The handler manifest; fetched if it is missing (SHELL-03). */
  handlers: 'embedded-handlers',
  /** {@link EmbeddedError}; present only if the server failed. */
  error: 'embedded-error',
} as const

/** The element that the app renders into. */
export const ROOT_ID = 'root'
/** Dispatched on the document once the app has taken over the server's markup. */
export const STARTED_EVENT = 'corkboard:started'
/** On the root element: the handler whose page the server rendered into it. */
export const DRAWN_ATTRIBUTE = 'data-handler'

export interface EmbeddedSession {
  readonly viewer: PageViewer
  readonly context: RequestContext
  readonly experiences?: Experiences | undefined
}

export interface EmbeddedResponse {
  readonly request: PageRequest
  readonly response: DataResponse
}

export type EmbeddedError = FailureDetail

/** Thrown when start-up cannot continue (consumer §8). */
export class PlatformError extends Error {
  override readonly name = 'PlatformError'
}

const UNSAFE = ['<', '\u2028', '\u2029'] as const

/** Returns JSON that cannot end its element or a line of script. */
export const embedJson = (value: unknown): string => {
  const json = JSON.stringify(value)
  // Hardly any has one. To find that out takes a fifth of what replacing nothing takes.
  if (!UNSAFE.some((char) => json.includes(char))) return json
  return json.replace(/[<\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

const read = <T>(document: Document, id: string): T | undefined => {
  const text = document.getElementById(id)?.textContent
  return text ? (JSON.parse(text) as T) : undefined
}

const require = <T>(document: Document, id: string): T => {
  const value = read<T>(document, id)
  if (value === undefined) throw new PlatformError(`The page lacks the element #${id}.`)
  return value
}

/**
 * Returns the data that the server embedded.
 * @throws PlatformError with the server's message and stack if it failed, or naming the missing element
 */
export const readEmbedded = (document: Document) => {
  const failure = read<EmbeddedError>(document, EMBEDDED.error)
  if (failure) {
    const error = new PlatformError(failure.message)
    if (failure.stack !== undefined) error.stack = failure.stack
    throw error
  }
  return {
    session: read<EmbeddedSession>(document, EMBEDDED.session),
    responses: require<readonly EmbeddedResponse[]>(document, EMBEDDED.responses),
  }
}

export const readHandlers = <T>(document: Document): T | undefined => read<T>(document, EMBEDDED.handlers)
