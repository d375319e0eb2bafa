import { CorkboardError, type ErrorCode, fail } from '@corkboard/contract'
import type { Logger } from 'pino'

/** Errors of the HTTP libraries as codes of our catalog. Any of theirs not listed here is a 400. */
const LIBRARY_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too_large',
  FST_REQ_FILE_TOO_LARGE: 'media.too_large',
  FST_ERR_NOT_FOUND: 'request.not_found',
  FST_ERR_REOPENED_CLOSE_SERVER: 'request.unavailable',
}

/**
 * Converts anything thrown into an error of the catalog. Unexpected errors become `unknown`, with the original as
 * cause; users see only SHELL-19's text.
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

/**
 * Logs what an operator must look at: unexpected errors in full, with their causes, and errors that are our own fault.
 */
export const reportRefusal = (log: Logger, refusal: CorkboardError): void => {
  if (refusal.code === 'unknown') log.error({ err: refusal.cause ?? refusal }, 'unforeseen error')
  else if (refusal.status >= 500) log.warn({ err: refusal.cause, code: refusal.code }, refusal.message)
}
