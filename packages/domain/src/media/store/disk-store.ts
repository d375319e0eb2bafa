import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readFile, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { assertMediaKey, contentTypeOfKey } from './media-key.ts'
import type { MediaStore, StoredEntry } from './media-store.ts'
import { claim } from './intake.ts'
import { asRoomRefusal, spoolTo } from './spool.ts'

/** Hidden, so no key can name it; inside the root, so moving a file out of it never crosses file systems. */
const TEMPORARY = '.tmp'
/** (ours) A request is cut off after two minutes, so an older temporary file belongs to a process that died. */
const ABANDONED_AFTER_MS = 60 * 60 * 1_000

/** Stores media as files below `root`, which is created if missing. Only this user can access the files and folders. */
export const createDiskStore = ({
  root,
}: {
  root: string
}): MediaStore & Required<Pick<MediaStore, 'localPath' | 'freeBytes'>> => {
  const base = path.resolve(root)
  const temporary = path.join(base, TEMPORARY)
  let ready: Promise<void> | undefined

  const prepare = () => {
    ready ??= mkdir(temporary, { recursive: true, mode: 0o700 }).then(() => sweepAbandoned(temporary))
    ready.catch(() => (ready = undefined))
    return ready
  }
  const localPath = (key: string) => {
    assertMediaKey(key)
    return path.join(base, key)
  }

  return {
    localPath,
    async put(key, source, { maxBytes }) {
      claim(source)
      const target = localPath(key)
      try {
        await prepare()
        const draft = path.join(temporary, randomUUID())
        const stored = await spoolTo(draft, source, maxBytes)
        try {
          await publish(base, draft, target)
        } catch (error) {
          await rm(draft, { force: true })
          throw error
        }
        return stored
      } catch (error) {
        throw asRoomRefusal(error)
      }
    },
    async read(key, range) {
      const file = await open(localPath(key)).catch(whenMissing)
      if (!file) return undefined
      const facts = await file.stat()
      const stream = createReadStream('', { fd: file, ...range })
      return { stream, bytes: facts.size, contentType: contentTypeOfKey(key), modifiedAt: facts.mtime }
    },
    readBuffer: async (key) => readFile(localPath(key)).catch(whenMissing),
    has: async (key) => (await stat(localPath(key)).catch(whenMissing)) !== undefined,
    sizeOf: async (key) => (await stat(localPath(key)).catch(whenMissing))?.size,
    remove: async (key) => rm(localPath(key), { force: true }),
    list: () => walk(base),
    async removeAbandoned() {
      await prepare()
      await sweepAbandoned(temporary)
    },
    async freeBytes() {
      await prepare()
      const { bavail, bsize } = await statfs(base)
      return bavail * bsize
    },
  }
}

async function* walk(folder: string, above = ''): AsyncGenerator<StoredEntry> {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(whenMissing)) ?? []
  for (const entry of entries) {
    if (entry.name.startsWith('.')) continue
    const key = `${above}${entry.name}`
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) yield* walk(file, `${key}/`)
    const facts = entry.isFile() ? await stat(file).catch(whenMissing) : undefined
    if (facts) yield { key, bytes: facts.size, modifiedAt: facts.mtime }
  }
}

const whenMissing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
  return undefined
}

/** A file is durable once its bytes and every folder entry leading to it are flushed. */
const publish = async (base: string, draft: string, target: string): Promise<void> => {
  const folder = path.dirname(target)
  const firstMade = await mkdir(folder, { recursive: true, mode: 0o700 })
  await rename(draft, target)
  await flushFolder(folder)
  if (firstMade === undefined) return
  const top = path.dirname(firstMade)
  for (let parent = folder; parent !== top && parent !== base;) {
    parent = path.dirname(parent)
    await flushFolder(parent)
  }
}

const flushFolder = async (folder: string): Promise<void> => {
  // Windows cannot open a folder; its file systems journal folder entries themselves.
  if (process.platform === 'win32') return
  await using handle = await open(folder, 'r')
  await handle.sync()
}

const sweepAbandoned = async (temporary: string): Promise<void> => {
  const before = Date.now() - ABANDONED_AFTER_MS
  for (const name of await readdir(temporary)) {
    const file = path.join(temporary, name)
    const facts = await stat(file).catch(whenMissing)
    if (facts && facts.mtimeMs < before) await rm(file, { force: true })
  }
}
