import type { IncomingMessage } from 'node:http'
import { pipeline, type Readable, type Transform } from 'node:stream'
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'

export const ACCEPT_ENCODING = 'gzip, deflate, br'

/** A page truncated in transit is still worth reading. */
const ZLIB = { finishFlush: constants.Z_SYNC_FLUSH }
const BROTLI = { finishFlush: constants.BROTLI_OPERATION_FLUSH }

/** An error on one side ends the other; the reader gets it. */
const through = (response: IncomingMessage, decoder: Transform): Readable =>
  pipeline(response, decoder, () => undefined)

/** Returns the decoded body; `undefined` for an encoding we did not request, or for several encodings at once. */
const decoded = (response: IncomingMessage): Readable | undefined => {
  switch ((response.headers['content-encoding'] ?? 'identity').trim().toLowerCase()) {
    case 'identity':
    case '':
      return response
    case 'gzip':
    case 'x-gzip':
      return through(response, createGunzip(ZLIB))
    case 'deflate':
      return through(response, createInflate(ZLIB))
    case 'br':
      return through(response, createBrotliDecompress(BROTLI))
    default:
      return undefined
  }
}

export interface ReadBody {
  readonly bytes: Buffer
  /** The body continues beyond `maxBytes`. */
  readonly isCut: boolean
}

/**
 * Reads the first `maxBytes` of a body, counted after decompression while it streams, so a decompression bomb never
 * ends up in memory. `undefined` for an encoding we cannot read.
 */
export const readBody = async (response: IncomingMessage, maxBytes: number): Promise<ReadBody | undefined> => {
  const stream = decoded(response)
  if (!stream) return undefined
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    const room = maxBytes - length
    chunks.push(chunk.subarray(0, room))
    length += Math.min(chunk.length, room)
    if (chunk.length > room) return { bytes: Buffer.concat(chunks), isCut: true }
  }
  return { bytes: Buffer.concat(chunks), isCut: false }
}
