import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { MediaStore } from './media-store.ts'

/** Runs `work` on a file of this machine that holds the source, and removes the file afterwards. */
export const withTemporaryFile = async <T>(
  source: Readable | Iterable<Buffer>,
  work: (file: string) => Promise<T>,
): Promise<T> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'corkboard-file-'))
  try {
    const file = path.join(folder, 'file')
    await pipeline(source, createWriteStream(file, { mode: 0o600 }))
    return await work(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Runs `work` on a file of this machine that holds what is stored under the key: the stored file itself on disk, a copy
 * of it elsewhere. `undefined` when nothing is stored there. `work` must not change the file.
 */
export const withLocalFile = async <T>(
  store: MediaStore,
  key: string,
  work: (file: string) => Promise<T>,
): Promise<T | undefined> => {
  if (store.localPath) return (await store.has(key)) ? work(store.localPath(key)) : undefined
  const stored = await store.read(key)
  return stored && withTemporaryFile(stored.stream, work)
}
