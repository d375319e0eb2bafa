import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** What a browser and its authenticator produce as passkeys and signatures; keeps only the last passkey of a site. */
export interface Authenticator {
  /** `navigator.credentials.create`, as JSON. */
  register(options: unknown): object
  /** `navigator.credentials.get`, as JSON. `origin`: the requesting page, if it is not the site. */
  sign(options: unknown, origin?: string): object
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

const base64url = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest()

/** A software security key (ES256, no attestation), in a browser that shows a page of `site`. */
export const createAuthenticator = (site: string): Authenticator => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let counter = 0

  const authenticatorData = (flags: number, credential: Uint8Array = new Uint8Array()): Buffer => {
    counter += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const rpIdHash = sha256(new URL(site).hostname)
    return Buffer.concat([rpIdHash, Buffer.from([flags]), count, credential])
  }

  const clientData = (type: string, options: unknown, origin: string): string =>
    JSON.stringify({ type, challenge: (options as { challenge: string }).challenge, origin, crossOrigin: false })

  const cosePublicKey = (): Uint8Array => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const entries: [number, number | Uint8Array][] = [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]
    return isoCBOR.encode(new Map(entries))
  }

  const wrap = (response: object): object => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    authenticatorAttachment: 'cross-platform',
    clientExtensionResults: {},
    response,
  })

  return {
    register: (options) => {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const credential = Buffer.concat([Buffer.alloc(16), length, id, cosePublicKey()])
      const data = authenticatorData(USER_PRESENT | USER_VERIFIED | HAS_CREDENTIAL, credential)
      const attestation = new Map<string, string | Map<string, string> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(data)],
      ])
      return wrap({
        clientDataJSON: base64url(clientData('webauthn.create', options, site)),
        attestationObject: base64url(isoCBOR.encode(attestation)),
        transports: ['usb'],
      })
    },
    sign: (options, origin = site) => {
      const data = authenticatorData(USER_PRESENT | USER_VERIFIED)
      const json = clientData('webauthn.get', options, origin)
      const signature = sign('sha256', Buffer.concat([data, sha256(json)]), privateKey)
      return wrap({
        clientDataJSON: base64url(json),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      })
    },
  }
}
