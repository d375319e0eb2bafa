import { type Question, question } from '../discovery/index.ts'
import type { GraphProgress } from './load-graph.ts'

export interface AskedStart {
  readonly signature: string
  readonly weight: number
}

/** Which boards whoever asks would rather go over. */
export interface WalkPreference {
  readonly categories: readonly string[]
  readonly language: string | null
}

export interface RelatedAsked {
  readonly starts: readonly AskedStart[]
  readonly prefers?: WalkPreference
  /** Stands for one list: the same throws, and the same list for as long as it is remembered. */
  readonly list: number
  readonly from: number
  readonly size: number
}

export interface RelatedPicture {
  /** The first 16 digits of its content signature. */
  readonly signature: string
  /** Some of its pins on public boards, the oldest first: whoever asks may not see each of them. */
  readonly pins: readonly string[]
}

export interface RelatedAnswer {
  readonly pictures: readonly RelatedPicture[]
  /** Pictures of the whole list. */
  readonly total: number
}

/** PIN-13: pictures by how often a walk from the starts comes by them. */
export const RELATED: Question<RelatedAsked, RelatedAnswer> = question('related')

export interface GraphFacts {
  readonly pictures: number
  readonly boards: number
  readonly pins: number
  readonly loadedInMs: number
}

/** Reads the graph anew from the tables; tells `GraphProgress` while the old one goes on answering. */
export const REBUILD_GRAPH: Question<Record<string, never>, GraphFacts> = question('rebuild graph')

export type { GraphProgress }
