import { open, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { fail } from '@corkboard/contract'
import { chunksOf, createMeter } from './intake.ts'
import type { StoredBytes } from './media-store.ts'

const NO_ROOM = new Set(['ENOSPC', 'EDQUOT'])

/** Maps a full disk to `media.disk_full`; any other error is unchanged. */
export const asRoomRefusal = (error: unknown): unknown =>
  error instanceof Error && 'code' in error && NO_ROOM.has(String(error.code))
    ? fail('media.disk_full', {}, error)
    : error

/**
 * Writes a source to a new file, counting and hashing on the way, and flushes it to disk. On any failure (too many
 * bytes, no space, the sender disconnected) the file is removed again.
 */
export const spoolTo = async (path: string, source: Readable | Buffer, maxBytes?: number): Promise<StoredBytes> => {
  const meter = createMeter(maxBytes)
  try {
    await using file = await open(path, 'wx', 0o600)
    for await (const chunk of chunksOf(source)) {
      meter.add(chunk)
      await writeWhole(file, chunk)
    }
    await file.sync()
  } catch (error) {
    // The sender may still be sending, but nothing reads it anymore.
    if (source instanceof Readable) source.destroy()
    await rm(path, { force: true })
    throw asRoomRefusal(error)
  }
  return meter.total()
}

/** A nearly full disk writes part of a chunk and reports how much; the next write then fails with ENOSPC. */
const writeWhole = async (file: Awaited<ReturnType<typeof open>>, chunk: Buffer): Promise<void> => {
  let written = 0
  while (written < chunk.length) written += (await file.write(chunk, written)).bytesWritten
}
