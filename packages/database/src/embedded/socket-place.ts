import { createHash } from 'node:crypto'
import { mkdirSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

// sockaddr_un holds 103 bytes on macOS and 107 on Linux.
const LONGEST_SOCKET = 103

/**
 * Path of a socket that belongs to a data folder: in it, or where that would be too long among temporary files.
 * @param inside its path in the data folder
 * @param elsewhere its path in the folder among temporary files, which the data folder names
 */
export const socketPlace = (dataDir: string, inside: string, elsewhere: string): string => {
  const beside = path.join(dataDir, inside)
  if (Buffer.byteLength(beside) <= LONGEST_SOCKET) return beside
  const digest = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  return path.join(os.tmpdir(), `corkboard-${digest}`, elsewhere)
}

/** Without `recursive`, with which Node tries again without end where a folder cannot be made (/proc, say). */
export const makeFolder = (folder: string, mode: number): void => {
  try {
    mkdirSync(folder, { mode })
  } catch (error) {
    const isThere = statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !isThere) throw error
  }
}

/**
 * Makes a socket's folder, for ourselves alone. Its name among temporary files can be guessed: a folder laid there by
 * someone else would hand them the database, or be asked in our stead. @throws where it is somebody else's
 */
export const makeSocketFolder = (folder: string): void => {
  makeFolder(folder, 0o700)
  const own = process.getuid?.()
  // Root runs the site of others too.
  if (own !== undefined && own !== 0 && statSync(folder).uid !== own) {
    throw new Error(`The folder ${folder} belongs to someone else; remove it and start again.`)
  }
}
