export { CHILD_ENTRY } from './child-entry.ts'
export { type Likeness, looksAlike, MOST_BITS } from './look-alike.ts'
export { createMediaPool, type MediaLog, type MediaPool, type MediaPoolOptions } from './media-pool.ts'
export { findPalette } from './palette.ts'
export { HASH_SIDE, hashDistance, perceptualHash } from './perceptual-hash.ts'
export type {
  DeriveInput,
  DescribeInput,
  Description,
  ImageFacts,
  IngestFiles,
  IngestInput,
  IngestResult,
  PaletteColor,
  PictureFile,
  PictureFormat,
} from './picture.ts'
