import { type DiscoveryCall, defineCall } from '../../platform/discovery/index.ts'
import type { GraphProgress } from './load-graph.ts'

export interface RelatedStart {
  readonly signature: string
  /** How much what it leads to counts, relative to the other starts. */
  readonly weight: number
  /** True when it may be among the results, too. */
  readonly isShown?: boolean
}

/** The boards that the caller prefers. */
export interface Preference {
  readonly topics: readonly number[]
  readonly language: string | null
}

export interface RelatedInput {
  readonly starts: readonly RelatedStart[]
  /** Signatures of pictures that the caller already has. */
  readonly leaveOut?: readonly string[]
  readonly prefers?: Preference
  /** Identifies a list, which stays the same as long as it is cached. */
  readonly list: number
  /** The beginning of the list is requested, so it must include new pins. */
  readonly isNew: boolean
  readonly from: number
  readonly size: number
}

export interface RelatedPicture {
  /** Its position in the list, from 0. */
  readonly place: number
  /** The first 16 digits of its content signature. */
  readonly signature: string
  /** Some of its pins on public boards, oldest first: the caller may not be able to see all of them. */
  readonly pins: readonly string[]
  /** The index of the start that led to it most. */
  readonly because: number
}

export interface RelatedResult {
  readonly pictures: readonly RelatedPicture[]
  /** The number of pictures in the whole list. */
  readonly total: number
}

/** PIN-13: pictures by the boards that they share with the starts. */
export const RELATED: DiscoveryCall<RelatedInput, RelatedResult> = defineCall('related')

export interface GraphFacts {
  readonly pictures: number
  readonly boards: number
  readonly pins: number
  readonly loadedInMs: number
}

/** Rebuilds the graph from the tables. Reports `GraphProgress` while the old one continues to answer queries. */
export const REBUILD_GRAPH: DiscoveryCall<Record<string, never>, GraphFacts> = defineCall('rebuild graph')

export type { GraphProgress }
