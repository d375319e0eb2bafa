import type { MediaStore } from './media-store.ts'
import type { S3StoreOptions } from './s3-client.ts'

/** Media in S3. Reading its library takes a tenth of a start, and most sites keep their pictures on disk. */
export const openS3Store = async (options: S3StoreOptions): Promise<MediaStore> => {
  const { createS3Store } = await import('./s3-store.ts')
  return createS3Store(options)
}
