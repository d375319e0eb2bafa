/** Facts and files of one picture, as they cross from the media process. */
import type { ImageSize } from '@corkboard/contract'
import type { Box } from '../descriptors/index.ts'

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'

export interface PaletteColor {
  /** `#rrggbb`, sRGB */
  readonly color: string
  /** Part of the visible pixels, 0 to 1; the shares of a palette add up to about 1. */
  readonly share: number
}

export interface ImageFacts {
  /** First 32 hex digits of `sha256`: the picture's name in every address. */
  readonly signature: string
  /** Of the bytes as uploaded, 64 hex digits. */
  readonly sha256: string
  /** Pixels after orientation. */
  readonly width: number
  readonly height: number
  /** What was uploaded, by its content. */
  readonly format: PictureFormat
  /** Size of the upload. */
  readonly bytes: number
  readonly animated: boolean
  readonly frames: number
  /** Some pixel really is translucent; an alpha channel that hides nothing does not count. */
  readonly hasAlpha: boolean
  /** `#rrggbb`: the color with the largest share. */
  readonly dominantColor: string
  /** One to five colors, largest share first. */
  readonly palette: readonly PaletteColor[]
  /** base64, about 28 characters */
  readonly thumbhash: string
  /** 16 hex digits: 64-bit DCT hash; two pictures within 8 bits are near-duplicates. */
  readonly phash: string
  /** The same of its mirror image. */
  readonly mirroredPhash: string
  /** What is left without an even border around it; `null` for pictures that have none. */
  readonly inside: Inside | null
}

/** The middle of a picture; its size is that of a small copy, and tells the shape. */
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
  /** Without the dot; the one the media store knows the type by. */
  readonly extension: 'jpg' | 'png' | 'webp'
}

/** Everything that must be stored before a pin may show. None carries metadata. */
export interface IngestFiles {
  /**
   * What all sizes on demand are made from: at most 1200 wide, orientation baked in, sRGB. JPEG q92 (half the decoding
   * cost of WebP); WebP q92 with exact alpha when the picture has translucent pixels (PNG when it is
   * too long for WebP).
   */
  readonly mezzanine: PictureFile
  readonly webp236: Buffer
  readonly webp736: Buffer
  /** The picture in its own size under a safe type; of an animated one, the moving WebP. */
  readonly original: PictureFile
  /** The moving picture, the same bytes as `original`; absent when it does not move. */
  readonly animated?: Buffer
}

export interface IngestResult {
  readonly facts: ImageFacts
  readonly files: IngestFiles
}

export interface IngestInput {
  readonly path: string
  /** What the uploader called it, such as `image/png`. It must be what the content is; absent or opaque is no claim. */
  readonly declaredType?: string
}

export interface DeriveInput {
  /** A mezzanine, or an animated original (its first frame is taken). */
  readonly path: string
  readonly size: ImageSize
  readonly format: 'webp' | 'jpeg'
  /** The picture's own size (`ImageFacts`): rounding from the mezzanine's could be one pixel off `imageSizeIn`. */
  readonly width: number
  readonly height: number
}

export interface DescribeInput {
  /** A mezzanine, or any picture that may be uploaded (of a moving one its first frame is taken). */
  readonly path: string
  /** Parts of the picture, one vector each; none where only the embedders' names are asked for. */
  readonly boxes: readonly Box[]
}

/** What parts of a picture look like, to every embedder there is. */
export interface Description {
  /** Our own embedder's first. */
  readonly described: readonly {
    readonly embedder: string
    /** In the order of the boxes, 8 bits a number. */
    readonly vectors: readonly Int8Array[]
  }[]
  /** Why the operator's model took no part. */
  readonly problem?: string
}
