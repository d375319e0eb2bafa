export { type Likeness, isSimilar, MAX_BITS } from './look-alike.ts'
export { createMediaPool, type MediaPool, type MediaPoolOptions } from './media-pool.ts'
export { findPalette } from './palette.ts'
export { hashDistance, perceptualHash } from './perceptual-hash.ts'
export type {
  CropInput,
  DeriveInput,
  Description,
  ImageFacts,
  IngestResult,
  PaletteColor,
  PictureFile,
} from './picture.ts'
