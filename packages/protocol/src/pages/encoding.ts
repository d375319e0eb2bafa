import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** The same bytes in every form that browsers take. A form that saves nothing is left out. */
export interface EncodedBody {
  readonly identity: Buffer
  readonly br?: Buffer
  readonly gzip?: Buffer
}

const WORTH_COMPRESSING_BYTES = 512

/** @param quality of brotli, 0 to 11; it works on its own threads */
export const encodeBody = async (identity: Buffer, quality: number): Promise<EncodedBody> => {
  if (identity.length < WORTH_COMPRESSING_BYTES) return { identity }
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length }
  const [br, gz] = await Promise.all([compressBrotli(identity, { params }), compressGzip(identity)])
  return { identity, br, gzip: gz }
}

/** The best form the browser takes. */
export const pickEncoding = (body: EncodedBody, accepted: string | undefined): Encoding => {
  if (accepted === undefined) return 'identity'
  if (body.br && accepted.includes('br')) return 'br'
  return body.gzip && accepted.includes('gzip') ? 'gzip' : 'identity'
}
