const SENTENCES: Readonly<Record<string, (folder: string) => string>> = {
  EACCES: (folder) =>
    `Corkboard may not read and write the folder ${folder}: give its user the right to, or choose another DATA_DIR.`,
  EPERM: (folder) =>
    `Corkboard may not change the folder ${folder}: give its user the right to, or choose another DATA_DIR.`,
  EROFS: (folder) => `The folder ${folder} is on a read-only disk: choose another DATA_DIR.`,
  ENOSPC: (folder) => `The disk that holds ${folder} is full: make room and start again.`,
  ENOTDIR: (folder) => `${folder} is not a folder: choose another DATA_DIR.`,
  EEXIST: (folder) => `${folder} is not a folder: choose another DATA_DIR.`,
}

/** Turns a file system error into one sentence the operator can act on; passes other errors on. */
export const folderProblem = (folder: string, error: unknown): Error => {
  const code = (error as NodeJS.ErrnoException).code ?? ''
  const sentence = SENTENCES[code]
  if (sentence) return new Error(sentence(folder), { cause: error })
  return error instanceof Error ? error : new Error(String(error))
}

const MESSAGE = /(?:FATAL|PANIC|error):\s+(.+)/g

/** Turns the output of PostgreSQL's own programs, which print much more, into one sentence. */
export const serverProblem = (folder: string, what: string, output: string, log: string): Error => {
  if (/No space left on device/i.test(output)) return folderProblem(folder, { code: 'ENOSPC' })
  if (/Permission denied/i.test(output)) return folderProblem(folder, { code: 'EACCES' })
  const message = [...output.matchAll(MESSAGE)].at(-1)?.[1] ?? output.trim().split('\n').at(-1) ?? ''
  return new Error(`${what}${message ? ` (${message.trim()})` : ''}; see ${log}.`)
}
