import { CorkboardError, type ErrorCode, fail } from '@corkboard/contract'
import type { Logger } from 'pino'

/** Refusals of the HTTP libraries, in the words of our catalog. Anything of theirs not named here is a 400. */
const LIBRARY_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too_large',
  FST_REQ_FILE_TOO_LARGE: 'media.too_large',
  FST_ERR_NOT_FOUND: 'request.not_found',
  FST_ERR_REOPENED_CLOSE_SERVER: 'request.unavailable',
}

/**
 * Any thrown thing as a refusal of the catalog. What nobody foresaw becomes `unknown`, with the original as its
 * cause; people see only SHELL-19's text.
 */
export const asRefusal = (error: unknown): CorkboardError => {
  if (error instanceof CorkboardError) return error
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') {
    const known = LIBRARY_CODES[error.code]
    if (known) return fail(known, {}, error)
    const status = 'statusCode' in error ? Number(error.statusCode) : 0
    if (error.code.startsWith('FST_') && status >= 400 && status < 500) return fail('request.malformed', {}, error)
  }
  return fail('unknown', {}, error)
}

/** Logs what an operator has to look at: the unforeseen whole, with its causes, and refusals that are our own fault. */
export const reportRefusal = (log: Logger, refusal: CorkboardError): void => {
  if (refusal.code === 'unknown') log.error({ err: refusal.cause ?? refusal }, 'unforeseen error')
  else if (refusal.status >= 500) log.warn({ err: refusal.cause, code: refusal.code }, refusal.message)
}
