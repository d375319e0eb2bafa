import type { MediaStore } from './media-store.ts'
import type { S3StoreOptions } from './s3-client.ts'

/**
 * Opens media storage in S3. Loading its library takes a tenth of the startup time, and most sites store pictures on
 * disk.
 */
export const openS3Store = async (options: S3StoreOptions): Promise<MediaStore> => {
  const { createS3Store } = await import('./s3-store.ts')
  return createS3Store(options)
}
