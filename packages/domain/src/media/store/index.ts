export { createDiskStore } from './disk-store.ts'
export { withLocalFile, withTemporaryFile } from './local-file.ts'
export type { ByteRange, MediaStore, StoredEntry } from './media-store.ts'
export { openS3Store } from './open-s3-store.ts'
