import { createHash } from 'node:crypto'
import { mkdirSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

// sockaddr_un holds 103 bytes on macOS and 107 on Linux.
const LONGEST_SOCKET = 100

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** Where the discovery process of a data folder answers on this machine; several machines may share the folder. */
export const discoverySocketOf = (dataDir: string): string => {
  const beside = path.join(dataDir, 'discovery', digest(os.hostname()))
  if (Buffer.byteLength(beside) <= LONGEST_SOCKET) return beside
  return path.join(os.tmpdir(), `corkboard-${digest(dataDir)}`, 'discovery')
}

/** Makes the socket's folder, for ourselves alone. @throws where the folder is somebody else's, who would be asked in our stead */
export const makeSocketFolder = (socketPath: string): void => {
  const folder = path.dirname(socketPath)
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const own = process.getuid?.()
  // Root runs the site of others too.
  if (own !== undefined && own !== 0 && statSync(folder).uid !== own) {
    throw new Error(`The folder ${folder} belongs to someone else; remove it and start again.`)
  }
}
