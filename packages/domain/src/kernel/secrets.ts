import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/**
 * Signs short texts with the instance's secret, and seals those it has to read again later. A `purpose` keeps a text
 * made for one thing from being accepted for another.
 */
export interface Signer {
  sign(purpose: string, text: string): string
  verify(purpose: string, text: string, signature: string): boolean
  /** AES-256-GCM, base64url: anyone with the database but not the secret learns nothing. */
  seal(purpose: string, text: string): string
  /** `undefined` if the text was not sealed here for this purpose. */
  unseal(purpose: string, sealed: string): string | undefined
}

const IV_BYTES = 12
const TAG_BYTES = 16
const KEY_BYTES = 32

/** Signatures are 128 bits of HMAC-SHA-256, base64url. */
export const createSigner = (secret: Buffer): Signer => {
  // Created once: deriving it from bytes for every signature would take longer than the signature.
  const key = createSecretKey(secret)
  const sign = (purpose: string, text: string): string =>
    createHmac('sha256', key).update(`${purpose}\0${text}`).digest().subarray(0, 16).toString('base64url')
  const keyFor = (purpose: string): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, '', `corkboard seal ${purpose}`, KEY_BYTES))
  return {
    sign,
    verify: (purpose, text, signature) => {
      const wanted = Buffer.from(sign(purpose, text))
      const given = Buffer.from(signature)
      return wanted.length === given.length && timingSafeEqual(wanted, given)
    },
    seal: (purpose, text) => {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), iv)
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64url')
    },
    unseal: (purpose, sealed) => {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length < IV_BYTES + TAG_BYTES) return undefined
      const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), bytes.subarray(0, IV_BYTES))
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      try {
        return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        // The tag does not match: sealed elsewhere, for another purpose, or modified since.
        return undefined
      }
    },
  }
}
