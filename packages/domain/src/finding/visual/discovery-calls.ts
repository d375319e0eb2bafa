import { type DiscoveryCall, defineCall } from '../../platform/discovery/index.ts'
import type { Neighbor } from './index/index.ts'

/** Vectors of one part of a picture and the embedder that produced them, in base64: 8 bits per number. */
export interface QueryVector {
  readonly embedder: string
  readonly vector: string
  /** The part as in a mirror. */
  readonly mirrored?: string
  /** A whole picture without its frame, if it has one. */
  readonly unframed?: string
}

export interface SimilarInput {
  /**
   * Vectors of the same part of the same picture, one per embedder. The index uses the embedder for which it has the
   * most pictures.
   */
  readonly vectors: readonly QueryVector[]
  readonly count: number
}

/** FIND-08: pictures that look like the query, nearest first. */
export const SIMILAR: DiscoveryCall<SimilarInput, readonly Neighbor[]> = defineCall('looks alike')

export interface VisualIndexFacts {
  readonly pictures: number
  /** `exact` checks every vector; `graph` searches a graph of them. */
  readonly kind: 'exact' | 'graph'
}

/** Rebuilds the index from the table. */
export const REBUILD_VISUAL: DiscoveryCall<Record<string, never>, VisualIndexFacts> = defineCall('rebuild visual')
