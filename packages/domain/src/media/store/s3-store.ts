import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { fail } from '@corkboard/contract'
import type * as S3 from '@aws-sdk/client-s3'
import { assertMediaKey, contentTypeOfKey } from './media-key.ts'
import type { MediaStore, PutOptions, StoredBytes } from './media-store.ts'
import { claim, spoolTo } from './spool.ts'

export interface S3StoreOptions {
  /** Absent: the address of the region's own service. */
  readonly endpoint?: string
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Put before every key, ends with `/` or is empty. */
  readonly prefix?: string
  /** `https://host/bucket/key` instead of `https://bucket.host/key`; most self-run servers need it. */
  readonly forcePathStyle?: boolean
}

/**
 * Media in a bucket. The SDK is loaded at first use (155 CPU-ms, 24 MB), so a site on disk never pays for it.
 * Every put carries the SHA-256 of its bytes, so the server refuses what was damaged on the way.
 */
export const createS3Store = (options: S3StoreOptions): MediaStore => {
  let opened: Promise<{ sdk: typeof S3; client: S3.S3Client }> | undefined
  const open = () => (opened ??= openClient(options))
  const at = (key: string) => {
    assertMediaKey(key)
    return { Bucket: options.bucket, Key: `${options.prefix ?? ''}${key}` }
  }
  const ask = async <Answer>(call: (client: S3.S3Client, sdk: typeof S3) => Promise<Answer>): Promise<Answer> => {
    const { sdk, client } = await open()
    return call(client, sdk).catch((error: unknown) => {
      throw asStoreRefusal(error)
    })
  }

  const putSized = (key: string, body: Readable | Buffer, stored: StoredBytes, contentType: string) => {
    const ChecksumSHA256 = Buffer.from(stored.sha256, 'hex').toString('base64')
    const input = { ...at(key), Body: body, ContentLength: stored.bytes, ContentType: contentType, ChecksumSHA256 }
    return ask((client, sdk) => client.send(new sdk.PutObjectCommand(input)))
  }

  return {
    async put(key, source, { contentType, maxBytes }: PutOptions) {
      claim(source)
      assertMediaKey(key)
      if (Buffer.isBuffer(source)) {
        if (source.length > (maxBytes ?? Infinity))
          throw fail('media.too_large', { data: { maxBytes: maxBytes ?? null } })
        const stored = { bytes: source.length, sha256: createHash('sha256').update(source).digest('hex') }
        await putSized(key, source, stored, contentType)
        return stored
      }
      // The protocol wants the length first, and an oversized upload must not reach the bucket at all.
      const folder = await mkdtemp(path.join(tmpdir(), 'corkboard-put-'))
      try {
        const draft = path.join(folder, randomUUID())
        const stored = await spoolTo(draft, source, maxBytes)
        await putSized(key, createReadStream(draft), stored, contentType)
        return stored
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
    async read(key, range) {
      const place = { ...at(key), ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}) }
      const found = await ask((client, sdk) => client.send(new sdk.GetObjectCommand(place))).catch(whenMissing)
      if (!found) return undefined
      return {
        stream: found.Body as Readable,
        bytes: wholeSize(found) ?? 0,
        contentType: contentTypeOfKey(key),
        modifiedAt: found.LastModified ?? new Date(0),
      }
    },
    async readBuffer(key) {
      const found = await this.read(key)
      return found && buffer(found.stream)
    },
    async has(key) {
      return (await this.sizeOf(key)) !== undefined
    },
    async sizeOf(key) {
      const place = at(key)
      const found = await ask((client, sdk) => client.send(new sdk.HeadObjectCommand(place))).catch(whenMissing)
      return found && (found.ContentLength ?? 0)
    },
    async remove(key) {
      const place = at(key)
      await ask((client, sdk) => client.send(new sdk.DeleteObjectCommand(place)))
    },
    async *list() {
      const prefix = options.prefix ?? ''
      let next: string | undefined
      do {
        const place = { Bucket: options.bucket, Prefix: prefix, ContinuationToken: next }
        const page = await ask((client, sdk) => client.send(new sdk.ListObjectsV2Command(place)))
        for (const { Key = '', Size = 0, LastModified = new Date(0) } of page.Contents ?? []) {
          yield { key: Key.slice(prefix.length), bytes: Size, modifiedAt: LastModified }
        }
        next = page.NextContinuationToken
      } while (next !== undefined)
    },
  }
}

/** Of a range the service tells the whole behind the slash: `bytes 0-9/100`. */
const wholeSize = (found: {
  ContentRange?: string | undefined
  ContentLength?: number | undefined
}): number | undefined =>
  found.ContentRange === undefined ? found.ContentLength : Number(found.ContentRange.split('/')[1])

const openClient = async (options: S3StoreOptions) => {
  const sdk = await import('@aws-sdk/client-s3')
  const client = new sdk.S3Client({
    endpoint: options.endpoint,
    region: options.region,
    forcePathStyle: options.forcePathStyle ?? options.endpoint !== undefined,
    credentials: { accessKeyId: options.accessKeyId, secretAccessKey: options.secretAccessKey },
    // The default adds checksum trailers that several S3-like servers store as part of the object.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return { sdk, client }
}

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode

const whenMissing = (error: unknown): undefined => {
  if (statusOf(error) !== 404) throw error
  return undefined
}

/** 507 is what self-run servers answer when their disks are full; no status at all means nobody answered. */
const asStoreRefusal = (error: unknown): unknown => {
  const status = statusOf(error)
  if (status === 507) return fail('media.disk_full', {}, error)
  if (status === undefined || status >= 500) return fail('request.unavailable', { retryAfterSeconds: 5 }, error)
  return error
}
