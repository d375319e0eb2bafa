import { type Box, CLASSIC_EMBEDDER, describeWindow, DESCRIPTOR_LENGTH, type Rgb } from '../descriptors/index.ts'

/** Turns parts of a picture into vectors; those of pictures that look alike, or show alike things, are near. */
export interface Embedder {
  /** Vectors of different embedders cannot be compared. */
  readonly id: string
  readonly length: number
  /** A part is looked at with about so many pixels a side, where the picture has them. */
  readonly side: number
  /** One vector a box, of length 1. */
  embed(picture: Rgb, boxes: readonly Box[]): Promise<readonly Float32Array[]>
}

/** Our own, from colors, edges and texture: it knows looks, not meanings. */
export const classicEmbedder: Embedder = {
  id: CLASSIC_EMBEDDER,
  length: DESCRIPTOR_LENGTH,
  side: 154,
  embed: async (picture, boxes) => boxes.map((box) => describeWindow(picture, box)),
}
