import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { crc32 } from 'node:zlib'
import { EMPTY_SHA256, hmac, sameText, sha256, type Signature } from './s3-signature.ts'

/** A body that the server refuses, with the service's own error code. */
export class S3BodyError extends Error {
  readonly code:
    | 'XAmzContentSHA256Mismatch'
    | 'BadDigest'
    | 'SignatureDoesNotMatch'
    | 'IncompleteBody'
    | 'NotImplemented'
  constructor(code: S3BodyError['code']) {
    super(code)
    this.name = 'S3BodyError'
    this.code = code
  }
}

const CHECKSUMS: Readonly<Record<string, (data: Buffer) => string>> = {
  'x-amz-checksum-sha256': (data) => createHash('sha256').update(data).digest('base64'),
  'x-amz-checksum-sha1': (data) => createHash('sha1').update(data).digest('base64'),
  'x-amz-checksum-crc32': (data) => {
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(data))
    return sum.toString('base64')
  },
}

/**
 * Extracts the object from a request body: unwraps `aws-chunked` (signed or not, with trailers) and checks every hash
 * and checksum that the sender gave. Storing the wrapping as part of the object is the mistake that this server exists
 * to catch.
 */
export const decodeBody = (
  raw: Buffer,
  headers: IncomingHttpHeaders,
  payloadHash: string,
  signature: Signature,
): Buffer => {
  if (!payloadHash.startsWith('STREAMING-')) {
    if (payloadHash !== 'UNSIGNED-PAYLOAD' && payloadHash !== sha256(raw))
      throw new S3BodyError('XAmzContentSHA256Mismatch')
    checkSums(raw, headers)
    return raw
  }
  const isSigned = payloadHash === 'STREAMING-AWS4-HMAC-SHA256-PAYLOAD'
  if (!isSigned && payloadHash !== 'STREAMING-UNSIGNED-PAYLOAD-TRAILER') throw new S3BodyError('NotImplemented')
  const { data, trailers } = unwrapChunks(raw, isSigned ? signature : undefined)
  if (data.length !== Number(headers['x-amz-decoded-content-length'])) throw new S3BodyError('IncompleteBody')
  const promised = headers['x-amz-trailer']
  if (promised !== undefined && trailers[String(promised)] === undefined) throw new S3BodyError('IncompleteBody')
  checkSums(data, { ...headers, ...trailers })
  return data
}

const checkSums = (data: Buffer, given: Readonly<Record<string, string | string[] | undefined>>): void => {
  for (const [name, value] of Object.entries(given)) {
    if (!name.startsWith('x-amz-checksum-') || name === 'x-amz-checksum-algorithm' || name === 'x-amz-checksum-mode')
      continue
    const compute = CHECKSUMS[name]
    if (!compute) throw new S3BodyError('NotImplemented')
    if (compute(data) !== value) throw new S3BodyError('BadDigest')
  }
}

const unwrapChunks = (raw: Buffer, signature: Signature | undefined) => {
  const parts: Buffer[] = []
  let previous = signature?.value ?? ''
  let at = 0
  const line = () => {
    const end = raw.indexOf('\r\n', at)
    if (end < 0) throw new S3BodyError('IncompleteBody')
    const text = raw.toString('latin1', at, end)
    at = end + 2
    return text
  }
  for (;;) {
    const [size = '', ...extensions] = line().split(';')
    const length = Number.parseInt(size, 16)
    if (!/^[0-9a-f]+$/i.test(size) || at + length > raw.length) throw new S3BodyError('IncompleteBody')
    const chunk = raw.subarray(at, at + length)
    at += length
    if (signature) previous = checkChunk(signature, previous, chunk, extensions)
    if (length === 0) break
    if (line() !== '') throw new S3BodyError('IncompleteBody')
    parts.push(chunk)
  }
  const trailers: Record<string, string> = {}
  while (at < raw.length) {
    const [name, ...value] = line().split(':')
    if (name) trailers[name.toLowerCase()] = value.join(':').trim()
  }
  return { data: Buffer.concat(parts), trailers }
}

/** Each chunk signs the one before it, so none can be dropped, swapped or altered. */
const checkChunk = (signature: Signature, previous: string, chunk: Buffer, extensions: readonly string[]): string => {
  const { amzDate, scope, key } = signature
  const text = ['AWS4-HMAC-SHA256-PAYLOAD', amzDate, scope, previous, EMPTY_SHA256, sha256(chunk)].join('\n')
  const expected = hmac(key, text).toString('hex')
  const given = extensions.find((part) => part.startsWith('chunk-signature='))?.slice('chunk-signature='.length) ?? ''
  if (!sameText(expected, given)) throw new S3BodyError('SignatureDoesNotMatch')
  return expected
}
