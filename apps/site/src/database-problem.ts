import { SchemaChangedError, SchemaTooNewError, ServerTooOldError } from '@corkboard/database'
import { StartError } from './start-error.ts'

/** The end of a sentence, by error code of the system or of PostgreSQL. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers there',
  ENOENT: 'nothing answers there',
  ECONNRESET: 'it broke the connection off',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'its host cannot be looked up',
  EHOSTUNREACH: 'there is no way to its host',
  ENETUNREACH: 'there is no way to its host',
  ETIMEDOUT: 'it does not answer',
  EACCES: 'this user may not reach it',
  '25006': 'it is for reading only',
  '28000': 'it does not let this user in',
  '28P01': 'it does not let this user in with this password',
  '3D000': 'it has no database of this name',
  '42501': 'this user may not make tables there',
  '53100': 'its disk is full',
  '53300': 'it has no connection left',
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
  if (/timeout expired/.test(error.message)) return 'it does not answer'
  if (/does not support SSL/.test(error.message)) return 'it speaks no TLS, which the address asks for'
  return REASONS[String((error as NodeJS.ErrnoException).code)]
}
