export { createDiskStore } from './disk-store.ts'
export type { ByteRange, MediaStore, StoredEntry } from './media-store.ts'
export { openS3Store } from './open-s3-store.ts'
