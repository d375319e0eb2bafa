import type { Transform } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip, type InputType } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

/** Compressing less than a packet gains nothing. */
const WORTH_COMPRESSING_CHARS = 1_024
/**
 * Compressed again for each response: a quarter of a millisecond for 49 kB. The next level costs twice that for 3 %
 * less.
 */
const QUALITY = {
  // A response in one piece: each further piece is a turn of another thread, which costs more than compressing it.
  chunkSize: 65_536,
  params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export type Coding = 'br' | 'gzip'
const CODINGS: readonly Coding[] = ['br', 'gzip']
const ENCODERS: Readonly<Record<Coding, (text: InputType) => Promise<Buffer>>> = {
  br: (text) => compressBrotli(text, QUALITY),
  gzip: (text) => compressGzip(text),
}

/** A coding listed with weight 0 is refused (RFC 9110, 12.5.3). */
const accepts = (header: string, coding: string): boolean =>
  header.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((it) => it.trim().toLowerCase())
    return name === coding && !parameters.some((it) => /^q=0(\.0*)?$/.test(it))
  })

/** The encoding for a response; undefined if the browser accepts none of ours. */
export const pickCoding = (header = ''): Coding | undefined => CODINGS.find((coding) => accepts(header, coding))

/** For a response sent in parts: what is written is sent immediately. */
export const encoderInParts = (coding: Coding): Transform =>
  coding === 'br'
    ? createBrotliCompress({ ...QUALITY, flush: constants.BROTLI_OPERATION_FLUSH })
    : createGzip({ chunkSize: QUALITY.chunkSize, flush: constants.Z_SYNC_FLUSH })

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
    if (!coding) return done(null, Buffer.from(payload))
    void reply.header('content-encoding', coding).removeHeader('content-length')
    ENCODERS[coding](payload).then((bytes) => done(null, bytes), done)
  })
}
