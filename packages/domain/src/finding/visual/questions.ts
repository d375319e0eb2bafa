import { type Question, question } from '../../platform/discovery/index.ts'
import type { Neighbor } from './index/index.ts'

/** A vector by the embedder that made it, in base64: 8 bits a number. */
export interface AskedVector {
  readonly embedder: string
  readonly vector: string
}

export interface LooksAlikeAsked {
  /** The same part of the same picture by each embedder; the index takes the one it knows most by. */
  readonly vectors: readonly AskedVector[]
  readonly count: number
}

/** FIND-08: pictures that look like what is asked for, the nearest first. */
export const LOOKS_ALIKE: Question<LooksAlikeAsked, readonly Neighbor[]> = question('looks alike')

export interface VisualIndexFacts {
  readonly pictures: number
  /** Every vector is looked at, or a graph of them walked. */
  readonly kind: 'exact' | 'graph'
}

/** Begins the index anew from the table. */
export const REBUILD_VISUAL: Question<Record<string, never>, VisualIndexFacts> = question('rebuild visual')
