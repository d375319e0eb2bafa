import { randomBytes } from 'node:crypto'
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import path from 'node:path'
import { findHolder, type FolderLock, type Holder, isHeld, takeLock } from './folder-lock.ts'
import { fileReason, StartError } from './start-error.ts'

/** Thrown when another Corkboard uses the folder. */
export class FolderInUseError extends StartError {}

/**
 * Creates the data folder and the one for pictures, and checks that they can be used.
 * @throws StartError
 */
export const makeDataDir = (dataDir: string): void => {
  try {
    // Other users can pass through: when started by root, the database's own user has to reach its folder inside.
    makeFolder(dataDir, 0o711)
    assertUsable(dataDir)
  } catch (error) {
    throw unusable(dataDir, error)
  }
  const media = path.join(dataDir, 'media')
  try {
    makeFolder(media, 0o700)
    assertUsable(media)
  } catch (error) {
    throw unusable(media, error)
  }
}

/**
 * Creates a folder with all its parents. NOTE: Node's own `recursive` retries forever when the system reports a missing
 * folder although all its parents exist, as /proc does.
 */
const makeFolder = (folder: string, mode: number): void => {
  if (existsSync(folder)) return
  const above = path.dirname(folder)
  if (above !== folder) makeFolder(above, mode)
  try {
    mkdirSync(folder, { mode })
  } catch (error) {
    // Another start has created it in the meantime.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !existsSync(folder)) throw error
  }
}

const assertUsable = (folder: string): void => {
  if (!statSync(folder).isDirectory()) throw Object.assign(new Error(`${folder} is no folder`), { code: 'ENOTDIR' })
  accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
}

/**
 * Locks the data folder for this process.
 * @throws FolderInUseError, StartError
 */
export const lockDataDir = (dataDir: string): FolderLock => {
  let lock: ReturnType<typeof takeLock>
  try {
    lock = takeLock(lockOf(dataDir))
  } catch (error) {
    throw unusable(dataDir, error)
  }
  if (isHeld(lock)) throw inUse(dataDir, lock)
  return lock
}

/**
 * Checks that `lockDataDir` would succeed right now, without locking.
 * @throws FolderInUseError, StartError
 */
export const assertDataDirFree = (dataDir: string): void => {
  let holder: Holder | undefined
  try {
    holder = findHolder(lockOf(dataDir))
  } catch (error) {
    throw unusable(dataDir, error)
  }
  if (holder) throw inUse(dataDir, holder)
}

const lockOf = (dataDir: string): string => path.join(dataDir, 'corkboard.lock')

const inUse = (dataDir: string, { pid }: Holder): FolderInUseError =>
  new FolderInUseError(`Corkboard is already running on ${dataDir} (process ${pid}).`)

const unusable = (folder: string, error: unknown): StartError =>
  new StartError(`The data folder ${folder} cannot be used: ${fileReason(error)}.`, { cause: error })

export interface Secrets {
  /** Signs bookmarks, private media URLs and tokens. 32 bytes. */
  readonly signing: Buffer
}

const SIGNING_BYTES = 32

/**
 * Loads the instance's secrets, which are created on the first start; only the owner can read the file.
 * @throws StartError
 */
export const loadSecrets = (dataDir: string): Secrets => {
  const file = path.join(dataDir, 'secrets.json')
  return parseSecrets(readIfThere(file) ?? makeSecrets(file), file)
}

const readIfThere = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new StartError(`${file} cannot be read: ${fileReason(error)}.`, { cause: error })
  }
}

/**
 * If several processes create it at the same time, the first one's file wins and is complete: a link never replaces a
 * file.
 */
const makeSecrets = (file: string): string => {
  const draft = `${file}.${process.pid}`
  try {
    writeDurably(draft, JSON.stringify({ signing: randomBytes(SIGNING_BYTES).toString('base64') }))
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw new StartError(`${file} cannot be written: ${fileReason(error)}.`, { cause: error })
    }
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(file, 'utf8')
}

const writeDurably = (file: string, content: string): void => {
  const descriptor = openSync(file, 'w', 0o600)
  try {
    writeSync(descriptor, content)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

const parseSecrets = (content: string, file: string): Secrets => {
  try {
    const signing = Buffer.from(String((JSON.parse(content) as { signing?: unknown }).signing), 'base64')
    if (signing.length === SIGNING_BYTES) return { signing }
  } catch {
    // Falls through to the message below.
  }
  throw new StartError(
    `${file} is damaged: it must hold a ${SIGNING_BYTES}-byte "signing" secret. Restore it from a backup.`,
  )
}
