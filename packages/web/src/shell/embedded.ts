import type { DataAnswer, FailureDetail, PageViewer, RequestContext } from '@corkboard/contract/page'
import type { Experiences } from '@corkboard/contract/platform/wire/experiences'
import type { PageRequest } from '../router/define-page.ts'

/** Ids of the elements that carry data from the server's render to the app (SHELL-10). */
export const EMBEDDED = {
  /** {@link EmbeddedSession}; required. */
  session: 'embedded-session',
  /** {@link EmbeddedAnswer}s; required. */
  answers: 'embedded-answers',
  /** The handler manifest; asked for when it is missing (SHELL-03). */
  handlers: 'embedded-handlers',
  /** {@link EmbeddedError}; there only when the server failed. */
  error: 'embedded-error',
} as const

/** Where the app is drawn. */
export const ROOT_ID = 'root'
/** Told on the document once the app has taken over what the server drew. */
export const STARTED_EVENT = 'corkboard:started'
/** On the root: the handler whose page the server has drawn into it. */
export const DRAWN_ATTRIBUTE = 'data-handler'

export interface EmbeddedSession {
  readonly viewer: PageViewer
  readonly context: RequestContext
  readonly experiences?: Experiences | undefined
}

export interface EmbeddedAnswer {
  readonly request: PageRequest
  readonly answer: DataAnswer
}

export type EmbeddedError = FailureDetail

/** Start-up cannot go on (consumer §8). */
export class PlatformError extends Error {
  override readonly name = 'PlatformError'
}

/** JSON that cannot end its element or a line of script. */
export const embedJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)

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
 * What the server embedded.
 * @throws PlatformError with the server's message and stack where it failed, or naming the element that is missing
 */
export const readEmbedded = (document: Document) => {
  const failure = read<EmbeddedError>(document, EMBEDDED.error)
  if (failure) {
    const error = new PlatformError(failure.message)
    if (failure.stack !== undefined) error.stack = failure.stack
    throw error
  }
  return {
    session: require<EmbeddedSession>(document, EMBEDDED.session),
    answers: require<readonly EmbeddedAnswer[]>(document, EMBEDDED.answers),
  }
}

export const readHandlers = <T>(document: Document): T | undefined => read<T>(document, EMBEDDED.handlers)
