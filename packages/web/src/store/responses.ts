import { createSlice, type Draft, type PayloadAction } from '@reduxjs/toolkit'
import type { NormalizedError } from '../api/errors.ts'
import type { EntityRef } from './entities.ts'

/** SHELL-24: the response of a resource, query or list, with its loading state. */
export interface CacheEntry<Data = unknown> {
  readonly data: Data | null
  /** What the response contained besides its data. */
  readonly auxData: Readonly<Record<string, unknown>> | null
  /** Loads the next page of a list; `null` at its end and for anything that is not a list. */
  readonly nextBookmark: string | null
  readonly fetching: boolean
  readonly error: NormalizedError | null
}

/** The items of a list in order: entities as references, anything else as received. */
export type FeedEntry = CacheEntry<readonly (EntityRef | unknown)[]>
export type Entries<E> = Record<string, E | undefined>

const EMPTY: CacheEntry<never> = { data: null, auxData: null, nextBookmark: null, fetching: false, error: null }

interface Received<Data> {
  readonly key: string
  readonly data: Data
  readonly nextBookmark: string | null
  readonly auxData?: Readonly<Record<string, unknown>>
  /** True for the next page of a list, not its first. */
  readonly append?: boolean
}

const requested = (state: Draft<Entries<CacheEntry>>, key: string) => {
  state[key] = { ...(state[key] ?? EMPTY), fetching: true, error: null }
}
const failed = (state: Draft<Entries<CacheEntry>>, key: string, error: NormalizedError) => {
  state[key] = { ...(state[key] ?? EMPTY), fetching: false, error: error as Draft<NormalizedError> }
}
const settle = <Data>({ data, nextBookmark, auxData }: Received<Data>): CacheEntry<Data> => ({
  data,
  auxData: auxData ?? null,
  nextBookmark,
  fetching: false,
  error: null,
})

const identity = (item: unknown): unknown =>
  typeof item === 'object' && item !== null && 'id' in item ? (item as EntityRef).id : item

/** Responses that are not lists, by request. */
export const resourcesSlice = createSlice({
  name: 'resources',
  initialState: {} as Entries<CacheEntry>,
  reducers: {
    resourceRequested: (state, { payload }: PayloadAction<string>) => requested(state, payload),
    resourceReceived: (state, { payload }: PayloadAction<Received<unknown>>) => {
      state[payload.key] = settle(payload) as Draft<CacheEntry>
    },
    resourceFailed: (state, { payload }: PayloadAction<{ key: string; error: NormalizedError }>) =>
      failed(state, payload.key, payload.error),
    resourceInvalidated: (state, { payload }: PayloadAction<string>) => {
      delete state[payload]
    },
  },
})

/** Lists, by request. */
export const feedsSlice = createSlice({
  name: 'feeds',
  initialState: {} as Entries<FeedEntry>,
  reducers: {
    feedRequested: (state, { payload }: PayloadAction<string>) => requested(state, payload),
    /** A first page replaces the list. A later one is appended, without items already there. */
    feedReceived: (state, { payload }: PayloadAction<Received<readonly unknown[]>>) => {
      const known = payload.append ? (state[payload.key]?.data ?? []) : []
      const seen = new Set(known.map(identity))
      const data = [...known, ...payload.data.filter((item) => !seen.has(identity(item)))]
      state[payload.key] = settle({ ...payload, data }) as Draft<FeedEntry>
    },
    feedInvalidated: (state, { payload }: PayloadAction<string>) => {
      delete state[payload]
    },
    feedFailed: (state, { payload }: PayloadAction<{ key: string; error: NormalizedError }>) =>
      failed(state, payload.key, payload.error),
    /** Replaces several lists in one action, as computed by `feed-changes.ts`. */
    feedsReplaced: (_state, { payload }: PayloadAction<Readonly<Entries<FeedEntry>>>) =>
      payload as Draft<Entries<FeedEntry>>,
  },
})

export const { resourceRequested, resourceReceived, resourceFailed, resourceInvalidated } = resourcesSlice.actions
export const { feedRequested, feedReceived, feedInvalidated, feedFailed, feedsReplaced } = feedsSlice.actions
