import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** AWS Signature Version 4 on the server side: recompute it from the request and compare. */
export interface S3Credentials {
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

export interface SignedRequest {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingHttpHeaders
}

/** What chunk signatures continue from. */
export interface Signature {
  readonly value: string
  readonly key: Buffer
  readonly scope: string
  readonly amzDate: string
}

export type SignatureCheck =
  | { readonly ok: true; readonly signature: Signature; readonly payloadHash: string }
  | {
      readonly ok: false
      readonly code: 'AccessDenied' | 'InvalidAccessKeyId' | 'SignatureDoesNotMatch' | 'RequestTimeTooSkewed'
    }

export const EMPTY_SHA256 = createHash('sha256').digest('hex')
const MAX_SKEW_MS = 15 * 60_000

export const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest()
export const sha256 = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex')

export const sameText = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** RFC 3986: escapes what `encodeURIComponent` leaves alone and AWS does not. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)

const canonicalQuery = (url: URL): string =>
  [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&')

const canonicalPath = (url: URL): string =>
  url.pathname
    .split('/')
    .map((part) => encode(decodeURIComponent(part)))
    .join('/')

const parseAmzDate = (text: string): number =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))

interface Claim {
  readonly credential: string
  readonly signedHeaders: readonly string[]
  readonly signature: string
  readonly amzDate: string
  readonly payloadHash: string
  readonly validForMs: number
}

const claimOf = ({ url, headers }: SignedRequest): Claim | undefined => {
  const query = url.searchParams
  if (query.has('X-Amz-Signature')) {
    return {
      credential: query.get('X-Amz-Credential') ?? '',
      signedHeaders: (query.get('X-Amz-SignedHeaders') ?? '').split(';'),
      signature: query.get('X-Amz-Signature') ?? '',
      amzDate: query.get('X-Amz-Date') ?? '',
      payloadHash: String(headers['x-amz-content-sha256'] ?? 'UNSIGNED-PAYLOAD'),
      validForMs: Number(query.get('X-Amz-Expires')) * 1_000,
    }
  }
  const parts = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
    headers.authorization ?? '',
  )
  if (!parts) return undefined
  return {
    credential: parts[1]!,
    signedHeaders: parts[2]!.split(';'),
    signature: parts[3]!,
    amzDate: String(headers['x-amz-date'] ?? ''),
    payloadHash: String(headers['x-amz-content-sha256'] ?? ''),
    validForMs: MAX_SKEW_MS,
  }
}

export const checkSignature = (request: SignedRequest, credentials: S3Credentials, now: number): SignatureCheck => {
  const claim = claimOf(request)
  if (!claim || !claim.signedHeaders.includes('host') || claim.payloadHash === '')
    return { ok: false, code: 'AccessDenied' }
  const [accessKeyId, day, region, service, terminator] = claim.credential.split('/')
  if (accessKeyId !== credentials.accessKeyId) return { ok: false, code: 'InvalidAccessKeyId' }
  const madeAt = parseAmzDate(claim.amzDate)
  const inTime = madeAt - MAX_SKEW_MS <= now && now <= madeAt + claim.validForMs
  if (!inTime || !claim.amzDate.startsWith(day ?? '-')) return { ok: false, code: 'RequestTimeTooSkewed' }
  if (region !== credentials.region || service !== 's3' || terminator !== 'aws4_request') {
    return { ok: false, code: 'SignatureDoesNotMatch' }
  }
  const canonical = [
    request.method,
    canonicalPath(request.url),
    canonicalQuery(request.url),
    ...claim.signedHeaders.map((name) => `${name}:${headerText(request.headers[name])}`),
    '',
    claim.signedHeaders.join(';'),
    claim.payloadHash,
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const key = [day!, region, 's3', 'aws4_request'].reduce<Buffer | string>(
    hmac,
    `AWS4${credentials.secretAccessKey}`,
  ) as Buffer
  const expected = hmac(key, `AWS4-HMAC-SHA256\n${claim.amzDate}\n${scope}\n${sha256(canonical)}`).toString('hex')
  if (!sameText(expected, claim.signature)) return { ok: false, code: 'SignatureDoesNotMatch' }
  return {
    ok: true,
    signature: { value: expected, key, scope, amzDate: claim.amzDate },
    payloadHash: claim.payloadHash,
  }
}

const headerText = (value: string | string[] | undefined): string =>
  (Array.isArray(value) ? value.join(',') : (value ?? '')).trim().replace(/ +/g, ' ')
