import { createHash } from 'node:crypto'
import { mkdirSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

// sockaddr_un holds 103 bytes on macOS and 107 on Linux.
const MAX_SOCKET_BYTES = 103

/**
 * Path of a socket that belongs to a data folder: inside it, or among temporary files if that path would be too long.
 * @param inside its path in the data folder
 * @param elsewhere its path in the folder among temporary files, which is named after the data folder
 */
export const socketPlace = (dataDir: string, inside: string, elsewhere: string): string => {
  const inDataDir = path.join(dataDir, inside)
  if (Buffer.byteLength(inDataDir) <= MAX_SOCKET_BYTES) return inDataDir
  const digest = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  return path.join(os.tmpdir(), `corkboard-${digest}`, elsewhere)
}

/** Without `recursive`, which makes Node retry forever where a folder cannot be created (/proc, for example). */
export const makeFolder = (folder: string, mode: number): void => {
  try {
    mkdirSync(folder, { mode })
  } catch (error) {
    const isThere = statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !isThere) throw error
  }
}

/**
 * Creates a socket's folder, accessible only to the current user. Its name among temporary files can be guessed: a
 * folder placed there by someone else would give them the database, or let them answer in our place.
 * @throws when it belongs to someone else
 */
export const makeSocketFolder = (folder: string): void => {
  makeFolder(folder, 0o700)
  const own = process.getuid?.()
  // Root also runs sites of other users.
  if (own !== undefined && own !== 0 && statSync(folder).uid !== own) {
    throw new Error(`The folder ${folder} belongs to someone else; remove it and start again.`)
  }
}
