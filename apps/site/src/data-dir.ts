import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs'
import path from 'node:path'
import { type FolderLock, isHeld, takeLock } from './folder-lock.ts'
import { fileReason, StartError } from './start-error.ts'

/** Another Corkboard has the folder. */
export class FolderInUseError extends StartError {}

/** Makes the data folder and the one for pictures. @throws StartError */
export const makeDataDir = (dataDir: string): void => {
  try {
    // Others may pass through: run as root, the database's own user has to reach its folder inside.
    if (!existsSync(dataDir)) mkdirSync(dataDir, { recursive: true, mode: 0o711 })
    const media = path.join(dataDir, 'media')
    if (!existsSync(media)) mkdirSync(media, { mode: 0o700 })
  } catch (error) {
    throw unusable(dataDir, error)
  }
}

/** Takes the data folder for this process alone. @throws FolderInUseError, StartError */
export const lockDataDir = (dataDir: string): FolderLock => {
  let lock: ReturnType<typeof takeLock>
  try {
    lock = takeLock(path.join(dataDir, 'corkboard.lock'))
  } catch (error) {
    throw unusable(dataDir, error)
  }
  if (isHeld(lock)) throw new FolderInUseError(`Corkboard is already running on ${dataDir} (process ${lock.pid}).`)
  return lock
}

const unusable = (dataDir: string, error: unknown): StartError =>
  new StartError(`The data folder ${dataDir} cannot be used: ${fileReason(error)}.`, { cause: error })

export interface Secrets {
  /** Signs bookmarks, private media addresses and tokens. 32 bytes. */
  readonly signing: Buffer
}

const SIGNING_BYTES = 32

/** The instance's secrets, made on the first start; the file is for its owner alone. @throws StartError */
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

/** Of several that make it at once the first one's stands, complete: a link is never laid over a file. */
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
    // Falls through to the sentence below.
  }
  throw new StartError(
    `${file} is damaged: it must hold a ${SIGNING_BYTES}-byte "signing" secret. Restore it from a backup.`,
  )
}
