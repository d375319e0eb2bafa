import { createHash } from 'node:crypto'
import { chownSync, mkdirSync, realpathSync, renameSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { folderProblem } from './problems.ts'

/** Where the parts of one embedded database are. */
export interface Places {
  readonly dataDir: string
  readonly cluster: string
  readonly log: string
  readonly socketDir: string
}

// sockaddr_un holds 107 bytes on Linux and 103 on macOS; "/.s.PGSQL.5432.lock" takes 19 of them.
const LONGEST_SOCKET_DIR = 84
const LOG_ROTATES_AT_BYTES = 10 * 1024 * 1024

/** Makes `dataDir` when it is missing, not what is above it. Throws one clear sentence when that cannot be done. */
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
    socketDir: socketDirOf(real),
  }
}

/** Without `recursive`, with which Node tries again without end where a folder cannot be made (/proc, say). */
const makeFolder = (folder: string, mode: number): void => {
  try {
    mkdirSync(folder, { mode })
  } catch (error) {
    const isThere = statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !isThere) throw error
  }
}

const socketDirOf = (dataDir: string): string => {
  const beside = path.join(dataDir, 'postgres-socket')
  if (Buffer.byteLength(beside) <= LONGEST_SOCKET_DIR) return beside
  const digest = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  return path.join(os.tmpdir(), `corkboard-${digest}`)
}

/** Makes the private folder of the socket, for the user the server runs as. */
export const makeSocketDir = (places: Places, owner: { uid: number; gid: number } | undefined): void => {
  const folder = places.socketDir
  try {
    makeFolder(folder, 0o700)
    // The name in the shared temporary folder can be guessed: a folder laid there by someone else would hand them
    // the database.
    const { uid } = statSync(folder)
    const own = process.getuid?.()
    if (own !== undefined && own !== 0 && uid !== own) {
      throw new Error(`The folder ${folder} belongs to someone else; remove it and start again.`)
    }
    if (owner) chownSync(folder, owner.uid, owner.gid)
  } catch (error) {
    throw folderProblem(folder, error)
  }
}

/** The log would otherwise grow for as long as the site lives; one older file is kept. */
export const rotateLog = ({ log }: Places): void => {
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0
  if (size > LOG_ROTATES_AT_BYTES) renameSync(log, `${log}.old`)
}
