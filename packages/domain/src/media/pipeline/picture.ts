/** Facts and files of one picture, as the media process returns them. */
import type { ImageSize } from '@corkboard/contract'
import type { Box } from '../descriptors/index.ts'

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'

export interface PaletteColor {
  /** `#rrggbb`, sRGB */
  readonly color: string
  /** Fraction of the visible pixels, 0 to 1; the shares of a palette add up to about 1. */
  readonly share: number
}

export interface ImageFacts {
  /** First 32 hex digits of `sha256`: the picture's name in every URL. */
  readonly signature: string
  /** Of the bytes as uploaded, 64 hex digits. */
  readonly sha256: string
  /** Pixels after orientation. */
  readonly width: number
  readonly height: number
  /** The format of the upload, detected from its content. */
  readonly format: PictureFormat
  /** Size of the upload. */
  readonly bytes: number
  readonly animated: boolean
  readonly frames: number
  /** True when some pixel really is translucent; a fully opaque alpha channel does not count. */
  readonly hasAlpha: boolean
  /** `#rrggbb`: the color with the largest share. */
  readonly dominantColor: string
  /** One to five colors, largest share first. */
  readonly palette: readonly PaletteColor[]
  /** base64, about 28 characters */
  readonly thumbhash: string
  /** 16 hex digits: 64-bit DCT hash; two pictures within 8 bits are near-duplicates. */
  readonly phash: string
  /** The same hash of the mirror image. */
  readonly mirroredPhash: string
  /** The picture without an even border; `null` when it has none. */
  readonly inside: Inside | null
}

/** The middle of a picture; the size is measured on a small copy, so it only gives the shape. */
export interface Inside {
  readonly phash: string
  readonly mirroredPhash: string
  readonly width: number
  readonly height: number
  readonly dominantColor: string
}

export interface PictureFile {
  readonly buffer: Buffer
  readonly contentType: 'image/jpeg' | 'image/png' | 'image/webp'
  /** Without the dot; the media store's key for the type. */
  readonly extension: 'jpg' | 'png' | 'webp'
}

/** Everything that must be stored before a pin can appear. No file contains metadata. */
export interface IngestFiles {
  /**
   * The source of every size rendered on demand: at most 1200 wide, orientation baked in, sRGB. JPEG q92 (half the
   * decoding cost of WebP); WebP q92 with exact alpha when the picture has translucent pixels (PNG when it is too long
   * for WebP).
   */
  readonly mezzanine: PictureFile
  readonly webp236: Buffer
  readonly webp736: Buffer
  /** The picture in its own size and a safe type; for an animated picture, the animated WebP. */
  readonly original: PictureFile
  /** The animated picture, the same bytes as `original`; absent when it is not animated. */
  readonly animated?: Buffer
}

export interface IngestResult {
  readonly facts: ImageFacts
  readonly files: IngestFiles
}

export interface IngestInput {
  readonly path: string
  /**
   * The type the uploader declared, such as `image/png`. It must match the content; absent or opaque counts as not
   * declared.
   */
  readonly declaredType?: string
}

export interface DeriveInput {
  /** A mezzanine, or an animated original (its first frame is used). */
  readonly path: string
  readonly size: ImageSize
  readonly format: 'webp' | 'jpeg'
  /** The picture's own size (`ImageFacts`): rounding from the mezzanine's size could be one pixel off `imageSizeIn`. */
  readonly width: number
  readonly height: number
}

export interface DescribeInput {
  /** A mezzanine, or any picture that may be uploaded (the first frame of an animated one is used). */
  readonly path: string
  /** Parts of the picture, one vector each; empty to get only the embedders' names. */
  readonly boxes: readonly Box[]
  /** The file is a mezzanine. Of a long picture, it may be less than the 10 pixels high that an upload needs. */
  readonly isMezzanine?: boolean
  /** To search with: the single box may have several vectors. */
  readonly isQuery?: boolean
}

export interface CropInput {
  /** A stored original. */
  readonly path: string
  /** Fractions of its width and height. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

export interface PreviewInput {
  /** Any file: it is checked like an upload. */
  readonly path: string
}

/** How every embedder describes parts of a picture. */
export interface Description {
  /** Our own embedder comes first. */
  readonly described: readonly {
    readonly embedder: string
    /** In the order of the boxes, 8 bits per number. */
    readonly vectors: readonly Int8Array[]
  }[]
  /** Why the operator's model was not used. */
  readonly problem?: string
}
