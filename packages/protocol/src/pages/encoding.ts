import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Coding } from '../http/compression.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** The best trade-off for responses sent many times: the next level takes a tenth longer for 0.4 % less. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT }
const ENCODERS: Readonly<Record<Coding, (text: Buffer) => Promise<Buffer>>> = {
  // One piece: each further one is a turn of another thread.
  br: (text) =>
    compressBrotli(text, { chunkSize: 65_536, params: { ...BROTLI, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  gzip: (text) => compressGzip(text),
}

/** A document, and its compressed versions. */
export interface DocumentBody {
  readonly identity: Buffer
  /** Compressed on first request: hardly any browser accepts gzip but not brotli. */
  in(coding: Coding): Promise<Buffer>
  /** The version if it has been compressed already. */
  ready(coding: Coding): Buffer | undefined
}

export const documentBody = (identity: Buffer): DocumentBody => {
  const forms = new Map<Coding, Promise<Buffer>>()
  const ready = new Map<Coding, Buffer>()
  return {
    identity,
    in: (coding) => {
      const known = forms.get(coding)
      if (known) return known
      const form = ENCODERS[coding](identity)
      forms.set(coding, form)
      form.then(
        (bytes) => ready.set(coding, bytes),
        // The next request tries again.
        () => forms.delete(coding),
      )
      return form
    },
    ready: (coding) => ready.get(coding),
  }
}

/** The same bytes in every encoding that browsers accept. Versions that save nothing are left out. */
export interface EncodedBody {
  readonly identity: Buffer
  readonly br?: Buffer
  readonly gzip?: Buffer
}

/** The best encoding the browser accepts. */
export const pickEncoding = (body: EncodedBody, accepted: string | undefined): Coding | 'identity' => {
  if (accepted === undefined) return 'identity'
  if (body.br && accepted.includes('br')) return 'br'
  return body.gzip && accepted.includes('gzip') ? 'gzip' : 'identity'
}
