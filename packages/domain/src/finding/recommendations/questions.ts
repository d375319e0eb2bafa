import { type Question, question } from '../../platform/discovery/index.ts'
import type { GraphProgress } from './load-graph.ts'

export interface AskedStart {
  readonly signature: string
  /** Its share of the steps beside the others. */
  readonly weight: number
  /** It is one of those to be found, too. */
  readonly isShown?: boolean
}

/** Which boards whoever asks would rather go over. */
export interface WalkPreference {
  readonly topics: readonly number[]
  readonly language: string | null
}

export interface RelatedAsked {
  readonly starts: readonly AskedStart[]
  /** Signatures of pictures that whoever asks has already. */
  readonly leaveOut?: readonly string[]
  readonly prefers?: WalkPreference
  /** Stands for one list: the same throws, and the same list for as long as it is remembered. */
  readonly list: number
  /** Its beginning is asked for: whatever is new belongs there. */
  readonly isNew: boolean
  readonly from: number
  readonly size: number
}

export interface RelatedPicture {
  /** In the list, from 0. */
  readonly place: number
  /** The first 16 digits of its content signature. */
  readonly signature: string
  /** Some of its pins on public boards, the oldest first: whoever asks may not see each of them. */
  readonly pins: readonly string[]
  /** The start, by its place among those asked with, that most of the visits came from. */
  readonly because: number
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
