import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'

export const ACCEPT_ENCODING = 'gzip, deflate, br'

/** A page cut short on its way is still worth reading. */
const ZLIB = { finishFlush: constants.Z_SYNC_FLUSH }
const BROTLI = { finishFlush: constants.BROTLI_OPERATION_FLUSH }

/** The body as its author wrote it; `undefined` for a coding we did not ask for, or several on top of each other. */
const decoded = (response: IncomingMessage): Readable | undefined => {
  switch ((response.headers['content-encoding'] ?? 'identity').trim().toLowerCase()) {
    case 'identity':
    case '':
      return response
    case 'gzip':
    case 'x-gzip':
      return response.pipe(createGunzip(ZLIB))
    case 'deflate':
      return response.pipe(createInflate(ZLIB))
    case 'br':
      return response.pipe(createBrotliDecompress(BROTLI))
    default:
      return undefined
  }
}

export interface ReadBody {
  readonly bytes: Buffer
  /** It goes on beyond `maxBytes`. */
  readonly isCut: boolean
}

/**
 * The first `maxBytes` of a body, counted after decompression while it streams: what a small file unpacks to never
 * lies in memory. `undefined` for a coding we cannot read.
 */
export const readBody = async (response: IncomingMessage, maxBytes: number): Promise<ReadBody | undefined> => {
  const stream = decoded(response)
  if (!stream) return undefined
  // Errors of the connection do not travel through a pipe.
  if (stream !== response) response.once('error', (error) => stream.destroy(error))
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
