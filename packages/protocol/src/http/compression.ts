import type { Transform } from 'node:stream'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliDecompress,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  gunzip,
  gzip,
  zstdCompress,
  zstdCompressSync,
  zstdDecompress,
} from 'node:zlib'
import type { FastifyInstance } from 'fastify'

/** Compressing less than a packet gains nothing. */
const WORTH_COMPRESSING_CHARS = 1_024

/** A response in one piece: each further piece is a turn of another thread, which costs more than compressing it. */
const CHUNK_BYTES = 65_536
/** With tables that fit into the processor's cache: a fifth faster for 0.4 % more bytes. */
const ZSTD = {
  [constants.ZSTD_c_compressionLevel]: 3,
  [constants.ZSTD_c_hashLog]: 14,
  [constants.ZSTD_c_chainLog]: 13,
}
const ZSTD_CHUNK_BYTES = 32_768
/** Windows, as binary logarithms of bytes: 128 kB for pages of unknown length; the least there is; level 3's own, 2 MB. */
const PAGE_WINDOW = 17
const LEAST_WINDOW = 10
const LARGEST_WINDOW = 21
/** A window as long as the text finds as much as a longer one, and costs less memory, so less time. */
const zstdOptions = (windowLog: number) => ({
  chunkSize: ZSTD_CHUNK_BYTES,
  params: { ...ZSTD, [constants.ZSTD_c_windowLog]: windowLog },
})
const windowFor = (bytes: number): number =>
  Math.min(LARGEST_WINDOW, Math.max(LEAST_WINDOW, Math.ceil(Math.log2(bytes))))
/** The next level costs twice as much for 3 % less. */
const BROTLI = {
  chunkSize: CHUNK_BYTES,
  params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
}

const compressZstd = promisify(zstdCompress)
const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/**
 * Zstandard takes 0.2 ms for a page of 78 kB, and the turn of another thread as much again. So most responses are
 * compressed at once; longer ones would keep others waiting.
 */
const AT_ONCE_BYTES = 262_144

export type Coding = 'zstd' | 'br' | 'gzip'
/** What is compressed for a single response: Zstandard makes as few bytes as Brotli in a third of the time. */
const CODINGS: readonly Coding[] = ['zstd', 'br', 'gzip']

/** Compresses for one response, as quickly as is worth it. */
export const compress: Readonly<Record<Coding, (bytes: Buffer) => Promise<Buffer> | Buffer>> = {
  zstd: (bytes) => {
    const options = { ...zstdOptions(windowFor(bytes.length)), pledgedSrcSize: bytes.length }
    return bytes.length <= AT_ONCE_BYTES ? zstdCompressSync(bytes, options) : compressZstd(bytes, options)
  },
  br: (bytes) => compressBrotli(bytes, BROTLI),
  gzip: (bytes) => compressGzip(bytes),
}

/** The text of what `compress` has made. */
export const decompress: Readonly<Record<Coding, (bytes: Buffer) => Promise<Buffer>>> = {
  zstd: promisify(zstdDecompress),
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
}

/** A coding listed with weight 0 is refused (RFC 9110, 12.5.3). */
const accepts = (header: string, coding: string): boolean =>
  header.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((it) => it.trim().toLowerCase())
    return name === coding && !parameters.some((it) => /^q=0(\.0*)?$/.test(it))
  })

/** The encodings that the browser accepts, of ours, best first. */
export const acceptedCodings = (header = ''): readonly Coding[] => CODINGS.filter((coding) => accepts(header, coding))

/** The encoding for a response; undefined if the browser accepts none of ours. */
const pickCoding = (header: string | undefined): Coding | undefined => acceptedCodings(header)[0]

const ENCODERS: Readonly<Record<Coding, () => Transform>> = {
  zstd: () => createZstdCompress({ ...zstdOptions(PAGE_WINDOW), flush: constants.ZSTD_e_flush }),
  br: () => createBrotliCompress({ ...BROTLI, flush: constants.BROTLI_OPERATION_FLUSH }),
  gzip: () => createGzip({ chunkSize: CHUNK_BYTES, flush: constants.Z_SYNC_FLUSH }),
}

/** For a response sent in parts: what is written is sent immediately. Missing if the browser accepts no encoding. */
export const encoderInParts = (
  accepted: string | undefined,
): { readonly coding: Coding; readonly encoder: Transform } | undefined => {
  const coding = pickCoding(accepted)
  return coding && { coding, encoder: ENCODERS[coding]() }
}

/**
 * Compresses text where the browser accepts it: a page of 25 pins is 49 kB, and 7 kB compressed. Only for reads: a
 * response to a write may contain a secret next to text chosen by the sender, and is small.
 */
export const addCompression = (app: FastifyInstance): void => {
  // By callback: a promise costs every small response as much as the checks.
  app.addHook('onSend', (request, reply, payload, done) => {
    const isRead = request.method === 'GET' || request.routeOptions.config.readsByPost === true
    if (!isRead || typeof payload !== 'string' || payload.length < WORTH_COMPRESSING_CHARS) return done(null, payload)
    if (reply.hasHeader('content-encoding')) return done(null, payload)
    const vary = reply.getHeader('vary')
    if (vary === undefined) void reply.header('vary', 'accept-encoding')
    else if (!String(vary).includes('accept-encoding')) void reply.header('vary', `${String(vary)}, accept-encoding`)
    const coding = pickCoding(request.headers['accept-encoding'])
    // As bytes, a long text is read once instead of twice, to count and to write them.
    const bytes = Buffer.from(payload)
    if (!coding) return done(null, bytes)
    void reply.header('content-encoding', coding).removeHeader('content-length')
    const compressed = compress[coding](bytes)
    if (Buffer.isBuffer(compressed)) return done(null, compressed)
    compressed.then((it) => done(null, it), done)
  })
}
