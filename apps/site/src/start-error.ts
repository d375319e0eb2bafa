/** A start or a command that cannot continue: one sentence for the terminal. */
export class StartError extends Error {}

const FILE_REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user has no permission to read and write there',
  EPERM: 'this user has no permission to read and write there',
  ENOSPC: 'the disk is full',
  EDQUOT: "this user's disk quota is full",
  EROFS: 'the disk is read-only',
  ENOTDIR: 'something that is not a folder is in the way',
  // Node also reports this for a read-only disk when it creates several folders at once.
  ENOENT: 'it cannot be created there',
  EEXIST: 'something that is not a folder is in the way',
  ENAMETOOLONG: 'the name is too long',
}

/** Explains a file system error, as the end of a sentence. */
export const fileReason = (error: unknown): string =>
  FILE_REASONS[(error as NodeJS.ErrnoException).code ?? ''] ?? (error as Error).message
