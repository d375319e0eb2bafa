import {
  type Box,
  CLASSIC_EMBEDDER,
  describeQuery,
  describeWindow,
  DESCRIPTOR_LENGTH,
  type Rgb,
  WHOLE,
} from '../descriptors/index.ts'
import { boxInside } from './inside.ts'

/** Turns parts of a picture into vectors; pictures that look alike, or show similar things, get near ones. */
export interface Embedder {
  /** Vectors of different embedders cannot be compared. */
  readonly id: string
  readonly length: number
  /** Parts are decoded to about this many pixels per side, if the picture has that many. */
  readonly side: number
  /** One vector of length 1 per box. */
  embed(picture: Rgb, boxes: readonly Box[]): Promise<readonly Float32Array[]>
  /**
   * The vectors to search with, if they are more than the box's own: it comes first, then it mirrored, then a whole
   * picture without its frame, if it has one.
   */
  embedQuery?(picture: Rgb, box: Box): Promise<readonly Float32Array[]>
}

const embedQuery = async (picture: Rgb, box: Box): Promise<readonly Float32Array[]> => {
  const views = describeQuery(picture, box)
  const inside =
    box.w === WHOLE.w && box.h === WHOLE.h
      ? await boxInside({ ...picture, data: Buffer.from(picture.data), channels: 3 })
      : undefined
  return inside ? [...views, describeQuery(picture, inside)[0]] : views
}

/** Our own embedder, from colors, edges and texture: it compares looks, not meanings. */
export const classicEmbedder: Embedder = {
  id: CLASSIC_EMBEDDER,
  length: DESCRIPTOR_LENGTH,
  side: 154,
  embed: async (picture, boxes) => boxes.map((box) => describeWindow(picture, box)),
  embedQuery,
}
