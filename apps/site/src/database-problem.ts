import { SchemaChangedError, SchemaTooNewError, ServerTooOldError } from '@corkboard/database'
import { StartError } from './start-error.ts'

/** The end of a sentence, by error code of the system or of PostgreSQL. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing is listening there',
  ENOENT: 'nothing is listening there',
  ECONNRESET: 'it closed the connection',
  ENOTFOUND: 'the host does not exist',
  EAI_AGAIN: 'the host name cannot be resolved',
  EHOSTUNREACH: 'the host is unreachable',
  ENETUNREACH: 'the host is unreachable',
  ETIMEDOUT: 'it does not respond',
  EACCES: 'this user has no permission to connect',
  '25006': 'it is read-only',
  '28000': 'it refuses this user',
  '28P01': 'it refuses this user name or password',
  '3D000': 'it has no database with this name',
  '42501': 'this user has no permission to create tables',
  '53100': 'its disk is full',
  '53300': 'it has no connections left',
  '57P03': 'it is starting or stopping',
}

/** Location of the database, without user and password. */
const placeOf = (url: string): string => {
  const { host, pathname, searchParams } = new URL(url)
  return `${host || searchParams.get('host') || ''}${pathname}`
}

/**
 * Explains in one sentence why the site cannot use its database. `isGiven` means that DATABASE_URL names it. Passes
 * other errors on.
 */
export const databaseProblem = (error: unknown, url: string, isGiven: boolean): unknown => {
  const isSentence = [SchemaTooNewError, SchemaChangedError, ServerTooOldError].some((kind) => error instanceof kind)
  if (isSentence) return new StartError((error as Error).message, { cause: error })
  const reason = reasonOf(error) ?? reasonOf((error as Error).cause)
  if (reason === undefined) return error
  const which = isGiven ? `The database of DATABASE_URL (${placeOf(url)})` : `The database in ${placeOf(url)}`
  return new StartError(`${which} cannot be used: ${reason}.`, { cause: error })
}

const reasonOf = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined
  // The driver reports it without a code.
  if (/timeout expired/.test(error.message)) return 'it does not respond'
  if (/does not support SSL/.test(error.message)) return 'it does not support TLS, which the address requires'
  return REASONS[String((error as NodeJS.ErrnoException).code)]
}
