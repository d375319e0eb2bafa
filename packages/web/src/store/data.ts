import { createAction } from '@reduxjs/toolkit'
import { END_OF_LIST, type ResourceEnvelope } from '@corkboard/contract/resource'
import type { DataResponse, QueryResponse } from '@corkboard/contract/page'
import { errorOf, isAbort, normalizeError } from '../api/errors.ts'
import type { QueryClient } from '../api/query-client.ts'
import type { ResourceClient } from '../api/resource-client.ts'
import { queryErrorOf } from '../api/transport.ts'
import type { PageRequest } from '../router/define-page.ts'
import {
  feedFailed,
  feedReceived,
  feedRequested,
  resourceFailed,
  resourceReceived,
  resourceRequested,
  type CacheEntry,
} from './responses.ts'
import { entitiesReceived } from './entities.ts'
import { normalizeQuery, normalizeResource } from './normalize.ts'
import {
  requestKey,
  type ResourceRequest,
  type WriteData,
  type WriteName,
  type WriteOptions,
  type WriteVerb,
} from './requests.ts'
import type { AppStore, RootState } from './root.ts'

/** Data older than this is reloaded on a new visit; the same time as in the query cache (SHELL-22). */
const FRESH_MS = 60_000

export const selectEntry = (state: RootState, request: PageRequest): CacheEntry | undefined =>
  isList(request) ? state.feeds[requestKey(request)] : state.resources[requestKey(request)]

const isList = (request: PageRequest): request is ResourceRequest =>
  request.kind === 'resource' && request.list === true

/** SHELL-24: what a list returns besides its items, such as a search its guides. The items are then in `results`. */
const partsOf = (data: unknown): { items: unknown; auxData?: Readonly<Record<string, unknown>> } => {
  if (Array.isArray(data)) return { items: data }
  const { results: items, ...auxData } = data as Readonly<Record<string, unknown>>
  return { items, auxData }
}

const receiveResource = (store: AppStore, request: ResourceRequest, envelope: ResourceEnvelope, append: boolean) => {
  const key = requestKey(request)
  const result = envelope.resource_response
  if (result.status !== 'success') {
    const error = normalizeError(result.error, result.code)
    store.dispatch(isList(request) ? feedFailed({ key, error }) : resourceFailed({ key, error }))
    return
  }
  const nextBookmark = result.bookmark === undefined || result.bookmark === END_OF_LIST ? null : result.bookmark
  const { items, auxData } = isList(request) ? partsOf(result.data) : { items: result.data }
  const { entities, data } = normalizeResource(items)
  store.dispatch(entitiesReceived(entities))
  if (isList(request)) {
    store.dispatch(feedReceived({ key, data: data as readonly unknown[], auxData, nextBookmark, append }))
  } else store.dispatch(resourceReceived({ key, data, nextBookmark }))
}

const receiveQuery = (store: AppStore, key: string, response: QueryResponse) => {
  const failure = queryErrorOf(response)
  // A partial response is still a response.
  const isEmpty = Object.values(response.data ?? {}).every((value) => value === null)
  if (failure && isEmpty) {
    store.dispatch(resourceFailed({ key, error: normalizeError(failure, failure.http_status ?? 500) }))
    return
  }
  const { entities, data } = normalizeQuery(response.data)
  store.dispatch(entitiesReceived(entities))
  store.dispatch(resourceReceived({ key, data, nextBookmark: null }))
}

/** Stores a response: entities by id, the rest under its request. The same on server and browser. */
export const receiveResponse = (
  store: AppStore,
  request: PageRequest,
  response: DataResponse,
  append = false,
): void => {
  if (response.kind === 'query') receiveQuery(store, requestKey(request), response.response)
  else receiveResource(store, request as ResourceRequest, response.envelope, append)
}

/** Dispatched after a successful write. */
export const written = createAction<{ readonly verb: WriteVerb; readonly name: string }>('written')

/** Loads what pages and components request into the store. */
export interface Data {
  /**
   * Loads unless a response younger than `maxAgeMs` (60,000) is there or a call is pending. With `force`, or when the
   * pending call is older than the last write, makes a new call, because the pending one may return data from before the
   * change. Failures are stored in the entry, not thrown.
   */
  load(request: PageRequest, options?: { readonly force?: boolean; readonly maxAgeMs?: number }): Promise<void>
  /** Loads the next page of a list. Does nothing at its end or while a call is pending. */
  loadMore(request: ResourceRequest): Promise<void>
  /** Stores responses that came with the document. */
  prefill(request: PageRequest, response: DataResponse): void
  /**
   * Calls a write resource and stores the entities of its response.
   * @throws ApiError
   */
  write<V extends WriteVerb, N extends WriteName<V>>(
    verb: V,
    name: N,
    options: WriteOptions<N, V>,
  ): Promise<WriteData<N, V>>
  /** Marks everything as stale, because the viewer or much of the data has changed. */
  outdate(): void
}

export const createData = (
  store: AppStore,
  resources: ResourceClient,
  queries: QueryClient,
  now: () => number,
): Data => {
  const receivedAt = new Map<string, number>()
  const underway = new Map<string, Promise<void>>()
  /** Pending calls that began before the last write. */
  const outdated = new Set<string>()
  /** Forced loads that wait for the pending call to end; one per request, however many callers want it. */
  const waiting = new Map<string, Promise<void>>()

  const ask = async (request: PageRequest, bookmark: string | null, force: boolean): Promise<void> => {
    const key = requestKey(request)
    store.dispatch(isList(request) ? feedRequested(key) : resourceRequested(key))
    try {
      if (request.kind === 'query') {
        receiveResponse(store, request, { kind: 'query', response: await queries.load(request, { force }) })
      } else {
        const options = bookmark === null ? request.options : { ...request.options, bookmarks: [bookmark] }
        const envelope = await resources.get(request.name, options)
        receiveResponse(store, request, { kind: 'resource', envelope }, bookmark !== null)
      }
      receivedAt.set(key, now())
    } catch (thrown) {
      const error = errorOf(thrown)
      if (!isAbort(thrown))
        store.dispatch(isList(request) ? feedFailed({ key, error }) : resourceFailed({ key, error }))
    }
  }

  const single = (request: PageRequest, bookmark: string | null, force: boolean): Promise<void> => {
    const key = requestKey(request)
    const shared = underway.get(key)
    if (shared) return shared
    const loading = ask(request, bookmark, force).finally(() => {
      underway.delete(key)
      outdated.delete(key)
    })
    underway.set(key, loading)
    return loading
  }

  const outdatePending = () => {
    for (const key of underway.keys()) outdated.add(key)
  }

  const reload = (request: PageRequest): Promise<void> => {
    const key = requestKey(request)
    const earlier = underway.get(key)
    if (!earlier) return single(request, null, true)
    const shared = waiting.get(key)
    if (shared) return shared
    const loading = earlier.then(() => {
      waiting.delete(key)
      return single(request, null, true)
    })
    waiting.set(key, loading)
    return loading
  }

  return {
    load: async (request, { force = false, maxAgeMs = FRESH_MS } = {}) => {
      const entry = selectEntry(store.getState(), request)
      const age = now() - (receivedAt.get(requestKey(request)) ?? -Infinity)
      if (!force && entry?.data !== null && entry?.data !== undefined && !entry.error && age < maxAgeMs) return
      await (force || outdated.has(requestKey(request)) ? reload(request) : single(request, null, false))
    },
    loadMore: async (request) => {
      const bookmark = selectEntry(store.getState(), request)?.nextBookmark
      if (bookmark) await single(request, bookmark, true)
    },
    prefill: (request, result) => {
      receiveResponse(store, request, result)
      receivedAt.set(requestKey(request), now())
      if (request.kind === 'query' && result.kind === 'query') queries.prefill(request, result.response)
    },
    write: async (verb, name, options) => {
      const envelope = await resources.write(verb, name, options as Record<string, unknown>)
      outdatePending()
      const { data } = envelope.resource_response
      store.dispatch(entitiesReceived(normalizeResource(data).entities))
      store.dispatch(written({ verb, name }))
      return data as never
    },
    outdate: () => {
      outdatePending()
      receivedAt.clear()
      queries.clear()
    },
  }
}
