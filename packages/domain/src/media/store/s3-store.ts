import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { claim } from './intake.ts'
import { assertMediaKey, contentTypeOfKey } from './media-key.ts'
import type { MediaStore } from './media-store.ts'
import { createCallS3, type S3StoreOptions, whenMissing } from './s3-client.ts'
import { abortUploadsBefore, putObject } from './s3-put.ts'

/** (ours) A request is cut off after two minutes and a job after less, so an older upload in parts has been abandoned. */
const ABANDONED_AFTER_MS = 60 * 60 * 1_000

/** Media in a bucket. */
export const createS3Store = (options: S3StoreOptions): MediaStore => {
  const { bucket: Bucket, prefix = '' } = options
  const callS3 = createCallS3(options)
  const at = (key: string) => {
    assertMediaKey(key)
    return { Bucket, Key: `${prefix}${key}` }
  }

  return {
    async put(key, source, putOptions) {
      claim(source)
      return putObject(callS3, at(key), source, putOptions)
    },
    async read(key, range) {
      const place = { ...at(key), ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}) }
      const found = await callS3((client, sdk) => client.send(new sdk.GetObjectCommand(place))).catch(whenMissing)
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
      const found = await callS3((client, sdk) => client.send(new sdk.HeadObjectCommand(place))).catch(whenMissing)
      return found && (found.ContentLength ?? 0)
    },
    async remove(key) {
      const place = at(key)
      await callS3((client, sdk) => client.send(new sdk.DeleteObjectCommand(place)))
    },
    async *list() {
      let next: string | undefined
      do {
        const place = { Bucket, Prefix: prefix, ContinuationToken: next }
        const page = await callS3((client, sdk) => client.send(new sdk.ListObjectsV2Command(place)))
        for (const { Key = '', Size = 0, LastModified = new Date(0) } of page.Contents ?? []) {
          yield { key: Key.slice(prefix.length), bytes: Size, modifiedAt: LastModified }
        }
        next = page.NextContinuationToken
      } while (next !== undefined)
    },
    removeAbandoned: () =>
      abortUploadsBefore(callS3, { Bucket, Prefix: prefix }, new Date(Date.now() - ABANDONED_AFTER_MS)),
  }
}

/** For a range, the service gives the full size after the slash: `bytes 0-9/100`. */
const wholeSize = (found: {
  ContentRange?: string | undefined
  ContentLength?: number | undefined
}): number | undefined =>
  found.ContentRange === undefined ? found.ContentLength : Number(found.ContentRange.split('/')[1])
