/** A file that was not uploaded completely. After a reload, only its user can hand it over again. */
export interface InterruptedUpload {
  readonly id: string
  /** Whose it is, as calls name the account. */
  readonly account: string | undefined
  readonly name: string
  readonly size: number
  readonly lastModified: number
  /** The fraction that the server has, 0 to 1. */
  readonly share: number
  /** When it got there, in milliseconds. */
  readonly at: number
}

type FileFacts = Pick<File, 'name' | 'size' | 'lastModified'>

const KEY = 'interruptedUploads'
const MOST = 20
/** The server deletes them then. */
const EXPIRES_AFTER_MS = 86_400_000

const isUpload = (value: unknown): value is InterruptedUpload => {
  const { id, name, size, lastModified, share, at } = (value ?? {}) as Record<string, unknown>
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    [size, lastModified, share, at].every((number) => typeof number === 'number')
  )
}

const recall = (): InterruptedUpload[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.filter(isUpload).filter(({ at }) => at > Date.now() - EXPIRES_AFTER_MS)
  } catch {
    // Treats forbidden or malformed storage as empty.
    return []
  }
}

const store = (uploads: readonly InterruptedUpload[]): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(uploads.slice(0, MOST)))
  } catch {
    // The upload then starts over after a reload.
  }
}

/** What an account did not upload completely in this browser, latest first. */
export const interruptedUploads = (account: string | undefined): InterruptedUpload[] =>
  recall().filter((upload) => upload.account === account)

export const isUploadOf =
  ({ name, size, lastModified }: FileFacts) =>
  (upload: InterruptedUpload): boolean =>
    upload.name === name && upload.size === size && upload.lastModified === lastModified

export const rememberUpload = (
  { name, size, lastModified }: FileFacts,
  { id, account, share }: Pick<InterruptedUpload, 'id' | 'account' | 'share'>,
): void => {
  const upload = { id, account, name, size, lastModified, share, at: Date.now() }
  store([upload, ...recall().filter((other) => other.id !== id)])
}

export const forgetUpload = (id: string): void => store(recall().filter((upload) => upload.id !== id))
