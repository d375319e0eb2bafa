import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { fail } from '@corkboard/contract'
import type { StoredBytes } from './media-store.ts'

/** An upload may break off before we read it; the error then waits for the reader instead of ending the process. */
export const claim = (source: Readable | Buffer): void => {
  if (source instanceof Readable) source.on('error', () => undefined)
}

export const chunksOf = (source: Readable | Buffer): Iterable<Buffer> | AsyncIterable<Buffer> =>
  Buffer.isBuffer(source) ? [source] : (source as AsyncIterable<Buffer>)

/** Counts and hashes what passes. */
export interface Meter {
  /** @throws 'media.too_large' */
  add(chunk: Buffer): void
  total(): StoredBytes
}

export const createMeter = (maxBytes = Infinity): Meter => {
  const hash = createHash('sha256')
  let bytes = 0
  return {
    add: (chunk) => {
      bytes += chunk.length
      if (bytes > maxBytes) throw fail('media.too_large', { data: { maxBytes } })
      hash.update(chunk)
    },
    total: () => ({ bytes, sha256: hash.digest('hex') }),
  }
}

/** The source in parts of `size` bytes; only the last is shorter. An empty source is one empty part. */
export async function* partsOf(source: Readable | Buffer, meter: Meter, size: number): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let bytes = 0
  for await (const chunk of chunksOf(source)) {
    meter.add(chunk)
    held.push(chunk)
    bytes += chunk.length
    if (bytes <= size) continue
    const all = Buffer.concat(held)
    let at = 0
    // What fills the last part exactly stays: the source may end here.
    for (; all.length - at > size; at += size) yield all.subarray(at, at + size)
    held = [all.subarray(at)]
    bytes = all.length - at
  }
  yield Buffer.concat(held)
}
