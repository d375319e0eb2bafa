import { createHash } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { fail } from '@corkboard/contract'
import type { StoredBytes } from './media-store.ts'

const NO_ROOM = new Set(['ENOSPC', 'EDQUOT'])

/** A full disk becomes `media.disk_full`; any other failure stays what it is. */
export const asRoomRefusal = (error: unknown): unknown =>
  error instanceof Error && 'code' in error && NO_ROOM.has(String(error.code))
    ? fail('media.disk_full', {}, error)
    : error

/** An upload may break off before we come to read it; the error then waits for the reader instead of ending the process. */
export const claim = (source: Readable | Buffer): void => {
  if (source instanceof Readable) source.on('error', () => undefined)
}

/**
 * Writes a source to a new file, counting and hashing on the way, and flushes it to the disk. When anything goes wrong
 * (too many bytes, no room, the sender gone) the file is removed again.
 */
export const spoolTo = async (path: string, source: Readable | Buffer, maxBytes = Infinity): Promise<StoredBytes> => {
  if (Buffer.isBuffer(source) && source.length > maxBytes) throw fail('media.too_large', { data: { maxBytes } })
  const hash = createHash('sha256')
  let bytes = 0
  try {
    await using file = await open(path, 'wx', 0o600)
    for await (const chunk of Buffer.isBuffer(source) ? [source] : (source as AsyncIterable<Buffer>)) {
      bytes += chunk.length
      if (bytes > maxBytes) throw fail('media.too_large', { data: { maxBytes } })
      hash.update(chunk)
      await writeWhole(file, chunk)
    }
    await file.sync()
  } catch (error) {
    // The sender may still be pouring; nobody listens any more.
    if (source instanceof Readable) source.destroy()
    await rm(path, { force: true })
    throw asRoomRefusal(error)
  }
  return { bytes, sha256: hash.digest('hex') }
}

/** A nearly full disk takes part of a chunk and says so; the next write then fails with ENOSPC. */
const writeWhole = async (file: Awaited<ReturnType<typeof open>>, chunk: Buffer): Promise<void> => {
  let written = 0
  while (written < chunk.length) written += (await file.write(chunk, written)).bytesWritten
}
