import { chownSync, realpathSync, renameSync, statSync } from 'node:fs'
import path from 'node:path'
import { folderProblem } from './problems.ts'
import { makeFolder, makeSocketFolder, socketPlace } from './socket-place.ts'

/** Paths of the parts of one embedded database. */
export interface Places {
  readonly dataDir: string
  readonly cluster: string
  readonly log: string
  readonly socketDir: string
}

/** The file with the longest name that PostgreSQL creates next to its socket. */
const SOCKET_LOCK = '.s.PGSQL.5432.lock'
const LOG_ROTATES_AT_BYTES = 10 * 1024 * 1024

/** Creates `dataDir` if it is missing, but not its parents. Throws one clear sentence when that fails. */
export const findPlaces = (dataDir: string): Places => {
  const wanted = path.resolve(dataDir)
  try {
    makeFolder(wanted, 0o755)
  } catch (error) {
    throw folderProblem(wanted, error)
  }
  const real = realpathSync(wanted)
  return {
    dataDir: real,
    cluster: path.join(real, 'postgres'),
    log: path.join(real, 'postgres.log'),
    socketDir: path.dirname(socketPlace(real, `postgres-socket/${SOCKET_LOCK}`, SOCKET_LOCK)),
  }
}

/** Creates the private folder of the socket, for the user the server runs as. */
export const makeSocketDir = (places: Places, owner: { uid: number; gid: number } | undefined): void => {
  const folder = places.socketDir
  try {
    makeSocketFolder(folder)
    if (owner) chownSync(folder, owner.uid, owner.gid)
  } catch (error) {
    throw folderProblem(folder, error)
  }
}

/** Keeps the log from growing forever; one older file is kept. */
export const rotateLog = ({ log }: Places): void => {
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0
  if (size > LOG_ROTATES_AT_BYTES) renameSync(log, `${log}.old`)
}
