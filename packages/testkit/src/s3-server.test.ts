import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { Readable } from 'node:stream'
import {
  GetObjectCommand,
  GetObjectTaggingCommand,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startS3Server, type S3Server } from './s3-server.ts'
import { hmac, sha256 } from './s3-signature.ts'

let server: S3Server
beforeAll(async () => {
  server = await startS3Server()
})
afterAll(() => server.close())

const clientOf = (config: S3ClientConfig = {}) =>
  new S3Client({
    endpoint: server.endpoint,
    region: server.region,
    credentials: { accessKeyId: server.accessKeyId, secretAccessKey: server.secretAccessKey },
    forcePathStyle: true,
    maxAttempts: 1,
    ...config,
  })

interface RawRequest {
  readonly method: string
  readonly path: string
  readonly payloadHash?: string
  readonly headers?: Record<string, string>
  readonly body?: Buffer
  readonly secret?: string
}

/** Signs manually, so a test can send what no honest client would. */
const sign = ({ method, path, payloadHash = 'UNSIGNED-PAYLOAD', headers = {}, secret }: RawRequest) => {
  const amzDate = new Date().toISOString().replace(/[-:]|\.\d+/g, '')
  const day = amzDate.slice(0, 8)
  const all: Record<string, string> = {
    ...headers,
    host: new URL(server.endpoint).host,
    'x-amz-content-sha256': payloadHash,
    'x-amz-date': amzDate,
  }
  const names = Object.keys(all).toSorted()
  const canonical = [method, path, '', ...names.map((n) => `${n}:${all[n]}`), '', names.join(';'), payloadHash].join(
    '\n',
  )
  const scope = `${day}/${server.region}/s3/aws4_request`
  const steps = [day, server.region, 's3', 'aws4_request']
  const key = steps.reduce<Buffer | string>(hmac, `AWS4${secret ?? server.secretAccessKey}`) as Buffer
  const signature = hmac(key, `AWS4-HMAC-SHA256\n${amzDate}\n${scope}\n${sha256(canonical)}`).toString('hex')
  const credential = `${server.accessKeyId}/${scope}`
  const authorization = `AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=${names.join(';')}, Signature=${signature}`
  return { headers: { ...all, authorization }, key, scope, amzDate, signature }
}

const send = async ({ method, path, body }: RawRequest, headers: Record<string, string>) => {
  const call = request(`${server.endpoint}${path}`, { method, headers })
  call.end(body)
  const [response] = await once(call, 'response')
  const text = Buffer.concat(await Readable.from(response).toArray()).toString()
  return { status: response.statusCode as number, text, code: /<Code>(\w+)/.exec(text)?.[1] }
}

describe('the S3 test server', () => {
  it.each(['WHEN_REQUIRED', 'WHEN_SUPPORTED'] as const)(
    'stores a streamed upload byte for byte, checksums %s',
    async (mode) => {
      const data = randomBytes(300_000)
      const client = clientOf({ requestChecksumCalculation: mode, responseChecksumValidation: mode })
      const Body = Readable.from([data.subarray(0, 70_000), data.subarray(70_000)])
      await client.send(
        new PutObjectCommand({ Bucket: server.bucket, Key: `stream/${mode}`, Body, ContentLength: data.length }),
      )
      expect(server.objects.get(`stream/${mode}`)!.data.equals(data)).toBe(true)
    },
  )

  it('returns exactly the requested range, including its last byte', async () => {
    const Key = 'ranges'
    await clientOf().send(new PutObjectCommand({ Bucket: server.bucket, Key, Body: '0123456789' }))
    const range = async (Range: string) => {
      const found = await clientOf().send(new GetObjectCommand({ Bucket: server.bucket, Key, Range }))
      return { text: await found.Body!.transformToString(), range: found.ContentRange }
    }
    expect(await range('bytes=2-4')).toEqual({ text: '234', range: 'bytes 2-4/10' })
    expect(await range('bytes=7-')).toEqual({ text: '789', range: 'bytes 7-9/10' })
    expect(await range('bytes=-2')).toEqual({ text: '89', range: 'bytes 8-9/10' })
    await expect(range('bytes=10-')).rejects.toMatchObject({ name: 'InvalidRange' })
  })

  it('refuses a wrong secret, an unknown key and no signature at all', async () => {
    const call = { method: 'GET', path: `/${server.bucket}/ranges` }
    expect(await send(call, sign({ ...call, secret: 'another' }).headers)).toMatchObject({
      status: 403,
      code: 'SignatureDoesNotMatch',
    })
    const stranger = clientOf({ credentials: { accessKeyId: 'stranger', secretAccessKey: 'x' } })
    const get = new GetObjectCommand({ Bucket: server.bucket, Key: 'ranges' })
    await expect(stranger.send(get)).rejects.toMatchObject({ name: 'InvalidAccessKeyId' })
    expect(await send(call, {})).toMatchObject({ status: 403, code: 'AccessDenied' })
  })

  it('refuses a request whose URL, header or time was changed after signing', async () => {
    const call = { method: 'PUT', path: `/${server.bucket}/signed`, headers: { 'content-type': 'image/png' } }
    const { headers } = sign(call)
    const elsewhere = { ...call, path: `/${server.bucket}/elsewhere` }
    expect(await send(elsewhere, headers)).toMatchObject({ status: 403, code: 'SignatureDoesNotMatch' })
    const retyped = { ...headers, 'content-type': 'text/html' }
    expect(await send(call, retyped)).toMatchObject({ status: 403, code: 'SignatureDoesNotMatch' })
    const old = { ...headers, 'x-amz-date': '20200101T000000Z' }
    expect(await send(call, old)).toMatchObject({ status: 403, code: 'RequestTimeTooSkewed' })
    expect(server.objects.has('signed') || server.objects.has('elsewhere')).toBe(false)
  })

  it('refuses a body that differs from the hashed one', async () => {
    const call = {
      method: 'PUT',
      path: `/${server.bucket}/hashed`,
      payloadHash: sha256('honest'),
      body: Buffer.from('forged'),
    }
    expect(await send(call, sign(call).headers)).toMatchObject({ status: 400, code: 'XAmzContentSHA256Mismatch' })
    const checksum = createHash('sha256').update('honest').digest('base64')
    const summed = { ...call, payloadHash: 'UNSIGNED-PAYLOAD', headers: { 'x-amz-checksum-sha256': checksum } }
    expect(await send(summed, sign(summed).headers)).toMatchObject({ status: 400, code: 'BadDigest' })
  })

  it('checks each signed chunk against the one before it', async () => {
    const chunks = ['first,', 'second', '']
    const length = String(chunks.join('').length)
    const call = {
      method: 'PUT',
      path: `/${server.bucket}/chunked`,
      payloadHash: 'STREAMING-AWS4-HMAC-SHA256-PAYLOAD',
      headers: { 'content-encoding': 'aws-chunked', 'x-amz-decoded-content-length': length },
    }
    const signed = sign(call)
    let previous = signed.signature
    const wrapped = chunks.map((chunk) => {
      const text = ['AWS4-HMAC-SHA256-PAYLOAD', signed.amzDate, signed.scope, previous, sha256(''), sha256(chunk)].join(
        '\n',
      )
      previous = hmac(signed.key, text).toString('hex')
      return `${chunk.length.toString(16)};chunk-signature=${previous}\r\n${chunk}\r\n`
    })
    expect(await send({ ...call, body: Buffer.from(wrapped.join('')) }, signed.headers)).toMatchObject({ status: 200 })
    expect(server.objects.get('chunked')!.data.toString()).toBe('first,second')
    const forged = Buffer.from(wrapped.join('').replace('second', 'secret'))
    expect(await send({ ...call, body: forged }, signed.headers)).toMatchObject({
      status: 403,
      code: 'SignatureDoesNotMatch',
    })
  })

  it('responds with 501 to unknown features instead of pretending', async () => {
    const listing = new GetObjectTaggingCommand({ Bucket: server.bucket, Key: 'ranges' })
    await expect(clientOf().send(listing)).rejects.toMatchObject({ name: 'NotImplemented' })
  })
})
