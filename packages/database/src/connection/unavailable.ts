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
/** Connection exception, insufficient resources, operator intervention (which includes statement timeouts). */
const SQLSTATE = /^(?:08|53|57)[0-9A-Z]{3}$/
/** The driver's messages that come without a code. */
const DRIVER = /^(?:Connection terminated|timeout (?:exceeded|expired)|Query read timeout|Client (?:has|was))/

/** The message of `pg`, and of our own queries. */
export const READ_TIMEOUT = 'Query read timeout'

/** True when the driver gave up waiting: the connection still holds the query and must not be reused. */
export const isReadTimeout = (error: unknown): boolean => error instanceof Error && error.message === READ_TIMEOUT

/**
 * The only place that maps "the database cannot be reached" to the catalog's `request.unavailable`. Passes on every
 * other error unchanged.
 */
export const asUnavailable = (error: unknown): unknown => {
  if (!(error instanceof Error) || error instanceof CorkboardError) return error
  const code = (error as { code?: unknown }).code
  const isAway = typeof code === 'string' ? NETWORK.has(code) || SQLSTATE.test(code) : DRIVER.test(error.message)
  return isAway ? fail('request.unavailable', {}, error) : error
}
