import { CorkboardError, fail } from '@corkboard/contract'

const NETWORK = new Set([
  'EACCES',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  // The socket of a server that is not running.
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])
/** Connection exception, insufficient resources, operator intervention (which statement timeouts belong to). */
const SQLSTATE = /^(?:08|53|57)[0-9A-Z]{3}$/
/** What the driver says without a code. */
const DRIVER = /^(?:Connection terminated|timeout (?:exceeded|expired)|Query read timeout|Client (?:has|was))/

/** The driver gave up waiting: the connection still holds the query and must not be used again. */
export const isReadTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout'

/**
 * The one place where "the database cannot be reached" becomes the catalog's `request.unavailable`. Every other
 * error passes as it is.
 */
export const asUnavailable = (error: unknown): unknown => {
  if (!(error instanceof Error) || error instanceof CorkboardError) return error
  const code = (error as { code?: unknown }).code
  const isAway = typeof code === 'string' ? NETWORK.has(code) || SQLSTATE.test(code) : DRIVER.test(error.message)
  return isAway ? fail('request.unavailable', {}, error) : error
}
