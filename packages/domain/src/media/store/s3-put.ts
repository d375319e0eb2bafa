import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type * as S3 from '@aws-sdk/client-s3'
import { createMeter, partsOf } from './intake.ts'
import type { PutOptions, StoredBytes } from './media-store.ts'
import type { CallS3 } from './s3-client.ts'

/** (ours) The service takes parts of 5 MiB and more; two of them are in memory at once. */
const PART_BYTES = 8 * 1_024 * 1_024

export interface ObjectPlace {
  readonly Bucket: string
  readonly Key: string
}

/**
 * Stores a source as it arrives: in one request when it is small, else in parts, which become an object all at once at
 * the end. Every request carries the SHA-256 of its bytes, so the server refuses what was damaged on the way.
 */
export const putObject = async (
  callS3: CallS3,
  place: ObjectPlace,
  source: Readable | Buffer,
  { contentType, maxBytes }: PutOptions,
): Promise<StoredBytes> => {
  const meter = createMeter(maxBytes)
  await using parts = partsOf(source, meter, PART_BYTES)
  const first = await parts.next()
  const second = await parts.next()
  const object = { ...place, ContentType: contentType }
  if (second.done) {
    await callS3((client, sdk) =>
      client.send(new sdk.PutObjectCommand({ ...object, ...bodyOf(first.value as Buffer) })),
    )
  } else await putInParts(callS3, object, [first.value as Buffer, second.value], parts)
  return meter.total()
}

const bodyOf = (data: Buffer) => ({
  Body: data,
  ContentLength: data.length,
  ChecksumSHA256: createHash('sha256').update(data).digest('base64'),
})

const putInParts = async (
  callS3: CallS3,
  { ContentType, ...place }: ObjectPlace & { readonly ContentType: string },
  first: readonly Buffer[],
  rest: AsyncIterable<Buffer>,
): Promise<void> => {
  const begin = { ...place, ContentType, ChecksumAlgorithm: 'SHA256' } as const
  const { UploadId } = await callS3((client, sdk) => client.send(new sdk.CreateMultipartUploadCommand(begin)))
  const upload = { ...place, UploadId }
  const sent: S3.CompletedPart[] = []
  const send = async (data: Buffer): Promise<void> => {
    const part = { ...bodyOf(data), PartNumber: sent.length + 1 }
    const { ETag } = await callS3((client, sdk) => client.send(new sdk.UploadPartCommand({ ...upload, ...part })))
    sent.push({ ETag, PartNumber: part.PartNumber, ChecksumSHA256: part.ChecksumSHA256 })
  }
  try {
    for (const data of first) await send(data)
    for await (const data of rest) await send(data)
    const whole = { ...upload, MultipartUpload: { Parts: sent } }
    await callS3((client, sdk) => client.send(new sdk.CompleteMultipartUploadCommand(whole)))
  } catch (error) {
    // Should this fail too, the sweep finds the parts.
    await callS3((client, sdk) => client.send(new sdk.AbortMultipartUploadCommand(upload))).catch(() => undefined)
    throw error
  }
}

/** Forgets the parts of uploads that began before, which a killed process left: nothing else ever does. */
export const abortUploadsBefore = async (callS3: CallS3, place: { Bucket: string; Prefix: string }, before: Date) => {
  let next: Pick<S3.ListMultipartUploadsCommandInput, 'KeyMarker' | 'UploadIdMarker'> | undefined = {}
  while (next) {
    const page: S3.ListMultipartUploadsCommandOutput = await callS3((client, sdk) =>
      client.send(new sdk.ListMultipartUploadsCommand({ ...place, ...next })),
    )
    for (const { Key, UploadId, Initiated = before } of page.Uploads ?? []) {
      if (Initiated >= before) continue
      const upload = { Bucket: place.Bucket, Key, UploadId }
      await callS3((client, sdk) => client.send(new sdk.AbortMultipartUploadCommand(upload))).catch(() => undefined)
    }
    next = page.IsTruncated ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker } : undefined
  }
}
