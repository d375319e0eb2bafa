import type { IncomingMessage } from 'node:http'
import { pipeline, type Readable, type Transform } from 'node:stream'
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'

export const ACCEPT_ENCODING = 'gzip, deflate, br'

/** A page cut short on its way is still worth reading. */
const ZLIB = { finishFlush: constants.Z_SYNC_FLUSH }
const BROTLI = { finishFlush: constants.BROTLI_OPERATION_FLUSH }

/** What goes wrong on one side ends the other; whoever reads is told. */
const through = (response: IncomingMessage, decoder: Transform): Readable =>
  pipeline(response, decoder, () => undefined)

/** The body as its author wrote it; `undefined` for a coding we did not ask for, or several on top of each other. */
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
