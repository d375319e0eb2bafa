import { fail } from '@corkboard/contract'
import type * as S3 from '@aws-sdk/client-s3'

export interface S3StoreOptions {
  /** Defaults to the URL of the region's own service. */
  readonly endpoint?: string
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Prepended to every key; ends with `/` or is empty. */
  readonly prefix?: string
  /** Uses `https://host/bucket/key` instead of `https://bucket.host/key`; most self-hosted servers need it. */
  readonly forcePathStyle?: boolean
}

/** Calls the service; a wrong response, or none, becomes the catalog's error. */
export type CallS3 = <Result>(call: (client: S3.S3Client, sdk: typeof S3) => Promise<Result>) => Promise<Result>

/** The SDK is loaded at the first call (155 CPU-ms, 24 MB), so a site on disk never pays for it. */
export const createCallS3 = (options: S3StoreOptions): CallS3 => {
  let opened: ReturnType<typeof openClient> | undefined
  return async (call) => {
    const { sdk, client } = await (opened ??= openClient(options))
    return call(client, sdk).catch((error: unknown) => {
      throw asStoreRefusal(error)
    })
  }
}

const openClient = async (options: S3StoreOptions) => {
  const sdk = await import('@aws-sdk/client-s3')
  const client = new sdk.S3Client({
    endpoint: options.endpoint,
    region: options.region,
    forcePathStyle: options.forcePathStyle ?? options.endpoint !== undefined,
    credentials: { accessKeyId: options.accessKeyId, secretAccessKey: options.secretAccessKey },
    // The default adds checksum trailers, which several S3-compatible servers store as part of the object.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return { sdk, client }
}

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode

export const whenMissing = (error: unknown): undefined => {
  if (statusOf(error) !== 404) throw error
  return undefined
}

/** Self-hosted servers respond with 507 when their disks are full; no status at all means no response. */
const asStoreRefusal = (error: unknown): unknown => {
  const status = statusOf(error)
  if (status === 507) return fail('media.disk_full', {}, error)
  if (status === undefined || status >= 500) return fail('request.unavailable', { retryAfterSeconds: 5 }, error)
  return error
}
